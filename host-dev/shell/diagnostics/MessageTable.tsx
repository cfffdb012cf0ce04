import { useTranslation } from '@vp-digital/core/libs/i18n';
import { TextField } from '@vp-digital/core/ui';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Diagnostics } from './diagnostics';
import { FactTable } from './FactTable';
import { Section } from './Section';

/** What went over the bus since the panel is here, without values; filtered by sender and type. */
export function MessageTable({ diagnostics: { log } }: { diagnostics: Diagnostics }) {
  const { t, i18n } = useTranslation('diagnostics', { keyPrefix: 'messages' });
  const messages = useSyncExternalStore(log.subscribe, log.messages);
  const [text, setText] = useState('');
  const time = useMemo(
    () => new Intl.DateTimeFormat(i18n.language, { timeStyle: 'medium' }),
    [i18n.language],
  );
  const rows = messages
    .filter(({ from, type }) => `${from} ${type}`.toLowerCase().includes(text.trim().toLowerCase()))
    .map(({ id, at, from, type, members }) => ({
      key: String(id),
      cells: [type, from, time.format(at), members.join(', ')],
    }));
  return (
    <Section title={t('title')}>
      <TextField label={t('filter')} value={text} onChange={(next) => setText(next ?? '')} />
      <FactTable label={t('title')} columns={[t('type'), t('from'), t('at'), t('members')]} rows={rows} />
    </Section>
  );
}
