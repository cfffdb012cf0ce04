import {
  CustomerCard,
  CustomerPage,
  CustomerRows,
  FigureCard,
  NextStep,
  useNames,
} from '@vp-digital/core/customer';
import { type ShownArea, type ShownCompleteness, useCompleteness } from '@vp-digital/core/figures';
import {
  freeAmountFigure,
  householdNetFigure,
  housingShareFigure,
  openResults,
  percentOf,
  reserveFigure,
  totalOf,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useSelector } from '@vp-digital/core/libs/redux';
import { useLocation } from '@vp-digital/core/libs/router';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { useKnownHousehold } from '@vp-digital/core/services';
import { selectInRole } from '@vp-digital/core/session';
import { Key } from '@vp-digital/core/ui';
import { AreaFigureText } from '../../shared/rail/AreaFigureText';
import { Headline as QuickHeadline } from './quick/Headline';
import { isQuickCheck } from './quickCheckAddress';

/** How much of the household's picture is there, area by area with what came out, for the customer. */
export default function AnalysisCustomer() {
  const result = useCompleteness();
  const { household } = useKnownHousehold(useHouseholdId());
  const inRole = useSelector(selectInRole);
  const asks = household?.status === 'active' && !inRole; // else nothing is asked, as on the advisor's page
  const isChecking = isQuickCheck(useLocation().search) && asks;
  if (result.status !== 'ready') return undefined;
  return isChecking ? <QuickPicture {...result.data} /> : <Picture {...result.data} />;
}

/** While the first questions are asked: the sentence and the figures that the answers make. */
function QuickPicture({ household }: ShownCompleteness) {
  const { t } = useTranslation('analysis', { keyPrefix: 'analysisCustomer' });
  const name = t('name', { names: useNames(household) });
  return (
    <CustomerPage ask={t('ask')} name={name} headline={<QuickHeadline data={household} />}>
      <FigureCard figure={householdNetFigure} input={{}} />
      <FigureCard figure={housingShareFigure} input={{}} />
      <FigureCard figure={freeAmountFigure} input={{}} />
      <FigureCard figure={reserveFigure} input={{}} />
    </CustomerPage>
  );
}

function Picture({ areas, household }: ShownCompleteness) {
  const { t } = useTranslation('analysis', { keyPrefix: 'analysisCustomer' });
  const { t: word } = useTranslation('household/completeness');
  const name = t('name', { names: useNames(household) });
  const isOpen = areas.some(({ missing }) => missing.length > 0);
  return (
    <CustomerPage ask={t('ask')} name={name} headline={<Headline areas={areas} />}>
      <CustomerCard wide title={t('areas')}>
        <CustomerRows
          columns={2}
          rows={areas.map((area) => ({
            key: area.area,
            name: word(`area.${area.area}`),
            detail: area.missing.length > 0 ? t('open', { count: countOf(area) }) : t('done'),
            value: <AreaFigureText area={area} household={household} />,
          }))}
        />
      </CustomerCard>
      <NextStep about={t(isOpen ? 'next.open' : 'next.done')}>
        {isOpen ? t('why.open', { count: openResults(areas).length }) : t('why.done')}
      </NextStep>
    </CustomerPage>
  );
}

const countOf = ({ missing }: ShownArea) => missing.reduce((sum, { count }) => sum + count, 0);

function Headline({ areas }: { areas: readonly ShownArea[] }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'analysisCustomer.headline' });
  const { percent } = useFormat();
  const begins = areas.every(({ area, state }) => area === 'persons' || state === 'empty');
  if (begins) return t('begins');
  const isComplete = areas.every(({ missing }) => missing.length === 0);
  const share = percent(percentOf(totalOf(areas)) / 100);
  return (
    <Trans
      t={t}
      i18nKey={isComplete ? 'complete' : 'partly'}
      values={{ share }}
      components={{ key: <Key /> }}
    />
  );
}
