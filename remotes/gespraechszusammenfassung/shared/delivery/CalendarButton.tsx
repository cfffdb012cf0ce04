import type { StoredAppointment } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Button, DownloadIcon } from '@vp-digital/core/ui';

/** The next appointment that the report names, for the household's calendar: it goes along with the paper. */
export function CalendarButton({ appointment: { id, begin, end } }: { appointment: StoredAppointment }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'preview' });
  const { clock } = useHost();
  const save = async () => {
    const { saveCalendarFile } = await import('@vp-digital/core/parts/file/saveCalendarFile');
    saveCalendarFile({ id, begin, end, summary: t('appointment'), madeAt: clock.now() });
  };
  return (
    <div>
      <Button writes={false} icon={DownloadIcon} onClick={() => void save()}>
        {t('calendar')}
      </Button>
    </div>
  );
}
