import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useMemo } from 'react';
import type { Diagnostics } from './diagnostics';
import { FactTable } from './FactTable';
import { measureAreas } from './measureAreas';
import { Section } from './Section';

/** Every area of the registry: versions, and what the browser has fetched of it so far. */
export function AreaTable({ diagnostics }: { diagnostics: Diagnostics }) {
  const { t, i18n } = useTranslation('diagnostics', { keyPrefix: 'areas' });
  const number = useMemo(
    () => new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }),
    [i18n.language],
  );
  const rows = measureAreas(diagnostics.shell.registry).map(
    ({ area, files, bytes, loadTime, ...versions }) => ({
      key: area,
      cells: [
        area,
        versions.version,
        versions.contractVersion,
        versions.coreVersion,
        files === 0 ? t('notFetched') : t('files', { count: files, size: number.format(bytes / 1000) }),
        files === 0 ? '–' : `${number.format(Math.round(loadTime))} ms`,
      ],
    }),
  );
  const columns = [t('area'), t('version'), t('contract'), t('core'), t('fetched'), t('loadTime')];
  return (
    <Section title={t('title')}>
      <FactTable label={t('title')} columns={columns} rows={rows} />
    </Section>
  );
}
