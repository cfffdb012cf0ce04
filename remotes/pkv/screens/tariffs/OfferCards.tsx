import { OfFigure } from '@vp-digital/core/figures';
import { healthDifferenceFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import {
  Alert,
  Caption,
  Card,
  Checkbox,
  Chip,
  FavouriteIcon,
  Figure,
  FilterChip,
  Row,
  Stack,
} from '@vp-digital/core/ui';
import type { PersonData } from '../../shared/module/data';
import { useHealthWish } from '../../shared/module/useHealthWish';
import { FitRing } from '../../shared/offers/FitRing';
import { FitLines } from '../../shared/offers/FitLines';
import { HistoryBars } from '../../shared/offers/HistoryBars';
import type { Offer, TariffOffer } from '../../shared/offers/offersOf';

/** Three beside the fund can be compared. */
const atMost = 3;

/** What a month costs, or a dash while it is not known. */
function Month({ month }: Pick<Offer, 'month'>) {
  const { t } = useTranslation('pkv', { keyPrefix: 'tariffs' });
  const { euros } = useFormat();
  if (month === undefined) return <span>{t('monthUnknown')}</span>;
  return (
    <OfFigure figure={healthDifferenceFigure}>
      <Figure value={euros(month, { unit: 'none' })} unit={t('monthly')} certainty="estimated" />
    </OfFigure>
  );
}

/** Staying in the fund: always there, always the first. */
export function FundCard({ offer, name }: { offer: Offer; name: string }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'tariffs' });
  const { t: say } = useTranslation('pkv', { keyPrefix: 'benefits' });
  return (
    <Card title={say('statutory')} caption={say('ruler')}>
      <Stack gap="medium">
        <Month month={offer.month} />
        {offer.fit && <FitRing fit={offer.fit} />}
        <FitLines fit={offer.fit} />
        <Caption>{t('fundRise')}</Caption>
        <Caption>{t('fundFamily', { name })}</Caption>
        <Chip>{t('always')}</Chip>
      </Stack>
    </Card>
  );
}

/** A tariff: cost, wishes, what is below the fund, how it rose; to be compared and starred. */
export function TariffCard({ offer, data, person }: PersonData & { offer: TariffOffer }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'tariffs' });
  const { euros } = useFormat();
  const { key, tariff, deductibleYear, isRefused } = offer;
  const wish = useHealthWish({ data, person });
  const chosen = wish.choice('chosen', t('compareOf', { tariff: tariff.name }));
  const stars = wish.choice('favourites', t('starOf', { tariff: tariff.name }));
  const [now = [], starred = []] = [chosen.value, stars.value];
  const isChosen = now.includes(key);
  const toggled = (list: readonly string[]) =>
    list.includes(key) ? list.filter((one) => one !== key) : [...list, key];
  return (
    <Card title={tariff.name} caption={tariff.company}>
      <Stack gap="medium">
        {isRefused && (
          <Alert tone="warning" title={t('refused.title')}>
            {t('refused.text')}
          </Alert>
        )}
        <Month month={offer.month} />
        <Caption>
          {deductibleYear > 0 ? t('deductible', { year: euros(deductibleYear) }) : t('noDeductible')}
        </Caption>
        {offer.fit && <FitRing fit={offer.fit} />}
        <FitLines fit={offer.fit} below={offer.below} />
        <HistoryBars history={tariff.history} />
        {!isRefused && (
          <Row>
            <Checkbox
              label={t('compare')}
              value={isChosen}
              disabled={!isChosen && now.length >= atMost}
              error={chosen.error}
              onChange={() => chosen.onChange(toggled(now))}
            />
            <FilterChip
              writes
              icon={FavouriteIcon}
              pressed={starred.includes(key)}
              onToggle={() => stars.onChange(toggled(starred))}
            >
              {t('star')}
            </FilterChip>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
