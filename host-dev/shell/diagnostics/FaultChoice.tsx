import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SelectField } from '@vp-digital/core/ui';
import { useSyncExternalStore } from 'react';
import type { Diagnostics } from './diagnostics';
import { Section } from './Section';
import type { Fault } from './settings';

const faults: readonly Fault[] = ['none', 'slow', 'offline', 'error', 'expired'];

/** What the next calls of services meet. */
export function FaultChoice({ diagnostics }: { diagnostics: Diagnostics }) {
  const { t } = useTranslation('diagnostics', { keyPrefix: 'fault' });
  const { fault } = useSyncExternalStore(diagnostics.subscribe, diagnostics.settings);
  return (
    <Section title={t('title')}>
      <SelectField
        label={t('label')}
        options={faults.map((value) => ({ value, label: t(value) }))}
        value={fault}
        onChange={(chosen) => diagnostics.change({ fault: chosen ?? 'none' })}
      />
    </Section>
  );
}
