import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SideSheet, Stack } from '@vp-digital/core/ui';
import type { PersonData } from '../wishes/data';
import { JobFields } from './JobFields';
import { PensionFields } from './PensionFields';
import { PersonFields } from './PersonFields';

export interface FactsSheetProps extends PersonData {
  id: string;
  opened: boolean;
  onClose(): void;
}

/** Angaben (station 2): what an insurer asks, and what the figures wait for. The same facts as in the analysis. */
export function FactsSheet({ data, person, ...sheet }: FactsSheetProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'facts' });
  return (
    <SideSheet {...sheet} title={t('title', { name: person.name })}>
      <Stack gap="medium">
        <JobFields data={data} person={person} />
        <PersonFields data={data} person={person} />
        <PensionFields data={data} person={person} />
      </Stack>
    </SideSheet>
  );
}
