import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { CalculatedIcon, Caption, SheetButton, SideSheet, Stack, useSheet } from '@vp-digital/core/ui';
import { cap, weightOf } from '../benefits/fulfilment';

/** How the fulfilment follows from the wishes: one tap away wherever it stands. */
export function FormulaSheet() {
  const { t } = useTranslation('pkv', { keyPrefix: 'fit.formula' });
  const { percent } = useFormat();
  const { sheet, button } = useSheet();
  return (
    <>
      <SheetButton size="compact" icon={CalculatedIcon} {...button}>
        {t('open')}
      </SheetButton>
      <SideSheet {...sheet} audience="customer" title={t('title')}>
        <Stack>
          <p>{t('sum', { important: weightOf.important, must: weightOf.must })}</p>
          <p>{t('cap', { cap: percent(cap, { maximumDecimals: 0 }) })}</p>
          <p>{t('unknown')}</p>
          <p>{t('below')}</p>
          <Caption>{t('own')}</Caption>
        </Stack>
      </SideSheet>
    </>
  );
}
