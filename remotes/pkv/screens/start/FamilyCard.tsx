import { shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Caption, Card, Empty, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { type InsuredMember, personQuote } from '../../shared/module/personQuote';
import type { PersonData } from '../../shared/module/data';
import { Words } from './Words';
import { useTariffs, withTariffs } from '../../shared/tariffs/withTariffs';

/** Who of the family would need a contract of their own, and what it would cost. */
function FamilyCardPriced({ data, person }: PersonData) {
  const { t } = useTranslation('pkv', { keyPrefix: 'start.family' });
  const { euros } = useFormat();
  const file = useTariffs();
  const { family, tariff, own } = personQuote({ data, person }, file, useHost().clock.today());
  const title = t(own ? 'titleHeld' : 'title');
  const nameOf = ({ personId, kind }: InsuredMember) =>
    (personId !== undefined && shortNameOf(data, personId)) || t(`kind.${kind}`);
  const columns: SumColumn<InsuredMember>[] = [
    {
      kind: 'text',
      key: 'member',
      header: t('member'),
      cell: (member) =>
        member.kind === 'planned' ? nameOf(member) : t('withAge', { name: nameOf(member), age: member.age }),
    },
    {
      kind: 'text',
      key: 'statutory',
      header: t('statutory'),
      cell: (member) => <Words>{t(`inFund.${member.statutory}`)}</Words>,
    },
    {
      kind: 'text',
      key: 'private',
      header: t('private'),
      cell: ({ isHeld, private: way }) => <Words>{t(`inPrivate.${isHeld ? 'held' : way}`)}</Words>,
    },
    {
      kind: 'figure',
      key: 'premium',
      header: t('premium'),
      value: (member) => (member.private === 'own' ? member.premium : 0),
      format: (value) => euros(value),
    },
  ];
  return (
    <Card title={title} caption={t(own ? 'captionHeld' : 'caption', { tariff: tariff.name })}>
      {family.length === 0 ? (
        <Empty>{t('empty', { name: person.name })}</Empty>
      ) : (
        <SumTable
          caption={title}
          columns={columns}
          rows={family}
          rowKey={({ key }) => key}
          total={family.length > 1 ? t('total') : undefined}
        />
      )}
      {family.some(({ assumed }) => assumed === 'married') && (
        <Caption>{t('assumedMarried', { name: person.name })}</Caption>
      )}
    </Card>
  );
}

/** Its prices are those of the catalogue. */
export const FamilyCard = withTariffs(FamilyCardPriced);
