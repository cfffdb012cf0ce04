import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, type ButtonProps, SummaryIcon } from '@vp-digital/core/ui';
import { useSummarize } from './useSummarize';

/** From the talk to the paper: what stands is saved as a snapshot, and its summary opens. */
export function SummarizeButton({ kind }: Pick<ButtonProps, 'kind'>) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'summarize' });
  const { summarize, busy } = useSummarize();
  return (
    <Button writes kind={kind} icon={SummaryIcon} loading={busy} onClick={() => void summarize()}>
      {t('button')}
    </Button>
  );
}
