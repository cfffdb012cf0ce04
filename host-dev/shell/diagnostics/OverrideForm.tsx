import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, SelectField, TextField } from '@vp-digital/core/ui';
import { useState } from 'react';
import classes from './Diagnostics.module.css';
import type { Diagnostics } from './diagnostics';
import { Section } from './Section';

/** Fetches one area from another entry, of this origin or one that the page's policy allows. */
export function OverrideForm({ diagnostics }: { diagnostics: Diagnostics }) {
  const { t } = useTranslation('diagnostics', { keyPrefix: 'override' });
  const { override } = diagnostics.settings();
  const [area, setArea] = useState(override?.area);
  const [entry, setEntry] = useState(override?.entry ?? '');
  const apply = () => {
    if (area === undefined || entry.trim() === '') return;
    diagnostics.change({ override: { area, entry: entry.trim() } });
    window.location.reload();
  };
  const options = Object.keys(diagnostics.shell.registry).map((value) => ({ value, label: value }));
  return (
    <Section title={t('title')}>
      <div className={classes['row']}>
        <SelectField label={t('area')} options={options} value={area} onChange={setArea} />
        <TextField label={t('entry')} value={entry} onChange={(next) => setEntry(next ?? '')} />
        <Button kind="secondary" disabled={area === undefined || entry.trim() === ''} onClick={apply}>
          {t('apply')}
        </Button>
      </div>
    </Section>
  );
}
