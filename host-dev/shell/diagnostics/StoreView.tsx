import { useTranslation } from '@vp-digital/core/libs/i18n';
import { selectDirty } from '@vp-digital/core/session';
import { useSyncExternalStore } from 'react';
import classes from './Diagnostics.module.css';
import type { Diagnostics } from './diagnostics';
import { FactTable } from './FactTable';
import { Section } from './Section';

/** The shared slice as it is, and what is typed and not saved. */
export function StoreView({ diagnostics: { shell } }: { diagnostics: Diagnostics }) {
  const { t } = useTranslation('diagnostics', { keyPrefix: 'store' });
  const state = useSyncExternalStore(shell.shared.store.subscribe, shell.state);
  const dirty = Object.entries(selectDirty(state)).map(([key, { area, label, state: stage }]) => ({
    key,
    cells: [label, area, stage ?? ''],
  }));
  return (
    <>
      <Section title={t('dirty')}>
        {dirty.length === 0 ? (
          <p>{t('nothingDirty')}</p>
        ) : (
          <FactTable label={t('dirty')} columns={[t('label'), t('area'), t('state')]} rows={dirty} />
        )}
      </Section>
      <Section title={t('title')}>
        <textarea
          className={classes['state']}
          readOnly
          rows={12}
          aria-label={t('title')}
          value={JSON.stringify(state.session, undefined, 2)}
        />
      </Section>
    </>
  );
}
