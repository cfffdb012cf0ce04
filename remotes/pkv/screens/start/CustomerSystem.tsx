import { CustomerCard, CustomerRows } from '@vp-digital/core/customer';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { features } from './features';

/** What one of the two systems is like, in eight rows. */
export function CustomerSystem({ system }: { system: 'statutory' | 'private' }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'start.systems' });
  const { t: say } = useTranslation('pkv', { keyPrefix: 'startCustomer' });
  return (
    <CustomerCard title={say(system)}>
      <CustomerRows
        rows={features.map((key) => ({ key, name: t(`${key}.name`), value: t(`${key}.${system}`) }))}
      />
    </CustomerCard>
  );
}
