import type { Referral } from '@vp-digital/core/contracts';
import { personsInOrder, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, Empty, type SumColumn, SumTable } from '@vp-digital/core/ui';

export interface CodesTableProps {
  items: readonly Referral[];
  persons: SectionData['persons'];
}

/** All codes with how far each has come, and what they come to together. */
export function CodesTable({ items, persons }: CodesTableProps) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'codes' });
  const { day, number } = useFormat();
  const names = new Map(personsInOrder({ persons }).map(({ id, name }) => [id, name]));
  const count = (key: string, value: (code: Referral) => number): SumColumn<Referral> => ({
    kind: 'figure',
    key,
    header: t(`funnel.${key as 'opened' | 'contacts' | 'appointments'}`), // its own keys
    value,
    format: (figure) => number(figure),
  });
  const columns: SumColumn<Referral>[] = [
    { kind: 'text', key: 'created', header: t('created'), cell: ({ createdAt }) => day(createdAt) },
    { kind: 'text', key: 'giver', header: t('giver'), cell: ({ giverId }) => names.get(giverId) ?? '–' },
    { kind: 'text', key: 'way', header: t('wayLabel'), cell: ({ way }) => t(`way.${way}`) },
    {
      kind: 'text',
      key: 'state',
      header: t('state'),
      cell: ({ closed, expiresAt }) => (closed ? t(`closed.${closed}`) : t('until', { day: day(expiresAt) })),
    },
    count('opened', ({ opened }) => opened),
    count('contacts', ({ contacts }) => contacts.length),
    count(
      'appointments',
      ({ contacts }) =>
        contacts.filter(({ state }) => state === 'appointment' || state === 'customer').length,
    ),
  ];
  return (
    <Card title={t('all')}>
      {items.length === 0 ? (
        <Empty>{t('none')}</Empty>
      ) : (
        <SumTable
          stacks
          caption={t('all')}
          columns={columns}
          rows={items}
          rowKey={({ recommendationId }) => recommendationId}
          total={t('sum')}
        />
      )}
    </Card>
  );
}
