import { FigureCalculation } from '@vp-digital/core/figures';
import { adults, financialGradeFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { DataList, Figure, Stack } from '@vp-digital/core/ui';
import { FigureTile } from '../FigureTile';

/** F24: the household's grade, and what the grown think of it themselves. */
export function GradeTile() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overviewTiles.grade' });
  const { number } = useFormat();
  const href = routes.financialGrade.href({ householdId: useHouseholdId() });
  return (
    <FigureTile figure={financialGradeFigure} link={{ href, to: t('to') }}>
      {({ grade }, household) => (
        <Stack>
          <Figure value={number(grade, { minimumDecimals: 1 })} unit={t('scale')} />
          <FigureCalculation figure={financialGradeFigure} household={household} input={{}} />
          <OwnGrades />
        </Stack>
      )}
    </FigureTile>
  );
}

/** Nothing while nobody has said anything. */
function OwnGrades() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overviewTiles.grade' });
  const { number } = useFormat();
  const result = usePageDocuments(['persons', 'financialGrade']);
  if (result.status !== 'ready') return undefined;
  const { financialGrade } = result.data;
  const items = adults(result.data).flatMap(({ id, name }) => {
    const { ownGradeTenths, feltSecurity } = financialGrade.items[id] ?? {};
    const grade =
      ownGradeTenths === undefined ? undefined : number(ownGradeTenths / 10, { minimumDecimals: 1 });
    return [
      ...(grade === undefined ? [] : [{ key: `grade ${id}`, label: t('own', { name }), value: grade }]),
      ...(feltSecurity === undefined
        ? []
        : [{ key: `safe ${id}`, label: t('felt', { name }), value: t('of', { value: feltSecurity }) }]),
    ];
  });
  return items.length > 0 && <DataList items={items} />;
}
