import { useTranslation } from '@vp-digital/core/libs/i18n';
import { FactTable } from './FactTable';
import { Section } from './Section';
import { sharedModules } from './sharedModules';

/** Every copy of every shared module, with who has provided it. */
export function SharedTable() {
  const { t } = useTranslation('diagnostics', { keyPrefix: 'shared' });
  const rows = sharedModules().map(({ name, version, from, loaded }) => ({
    key: `${name} ${version}`,
    cells: [name, version, from, t(loaded ? 'used' : 'offered')],
  }));
  return (
    <Section title={t('title')}>
      <FactTable
        label={t('title')}
        columns={[t('module'), t('version'), t('from'), t('state')]}
        rows={rows}
      />
    </Section>
  );
}
