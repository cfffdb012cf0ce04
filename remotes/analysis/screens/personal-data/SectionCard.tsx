import { useTranslation } from '@vp-digital/core/libs/i18n';
import {
  useHouseholdId,
  useLastChange,
  useMayKnow,
  usePageDocuments,
  usePartlyKnown,
} from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Caption, Card, Chip, DataList, Stack, TextLink } from '@vp-digital/core/ui';
import { NotOnPaper } from '../../shared/confidential/NotOnPaper';
import type { PersonProps } from './data';
import { factsOf, isKnown } from './facts';
import { documentsOf, type Section, sectionSlugs } from './sections';
import { useFactText } from './useFactText';

/** One section of a person: its facts, how many of them are known, and the way to the first that is not. */
export function SectionCard({ section, data, person }: PersonProps & { section: Section }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const householdId = useHouseholdId();
  const { day } = useFormat();
  const text = useFactText({ data, person });
  const facts = factsOf[section]({ data, person, mayKnowNumbers: useMayKnow('bank') });
  const missing = facts.filter((fact) => !isKnown(fact));
  const [first] = missing;
  /** A newer release has written more than can be read here: nothing is said to be missing. */
  const isPartlyKnown = usePartlyKnown(documentsOf[section]);
  const edit = routes.personalDataSections.href({
    householdId,
    id: person.id,
    sections: sectionSlugs[section],
  });
  const name = t(`section.${section}`);
  const change = useLastChange(documentsOf[section]);
  const accounts = usePageDocuments(['bankAccounts'], { tolerant: true });
  /** What stands here is not all spoken of together. */
  const isApart =
    section === 'bankDetails' &&
    accounts.status === 'ready' &&
    accounts.stored.bankAccounts !== accounts.data.bankAccounts;
  const card = (
    <Card
      title={name}
      caption={
        isPartlyKnown ? undefined : t('known', { known: facts.length - missing.length, count: facts.length })
      }
      actions={
        !isPartlyKnown &&
        (first ? (
          <Chip tone="warning">{t('missing', { count: missing.length })}</Chip>
        ) : (
          <Chip tone="positive">{t('complete')}</Chip>
        ))
      }
      foot={
        <Stack gap="small">
          <TextLink
            href={first && !isPartlyKnown ? `${edit}?fokus=${first.field}` : edit}
            label={t('edit.label', { section: name, name: person.name })}
          >
            {t('edit.word')}
          </TextLink>
          {change && (
            <Caption>
              {t(change.by === undefined ? 'changed' : 'changedBy', { day: day(change.at), name: change.by })}
            </Caption>
          )}
        </Stack>
      }
    >
      <DataList
        items={facts.map((fact) => ({
          key: fact.name,
          label: t(`field.${fact.name}`),
          value: text(fact) ?? '–',
        }))}
      />
    </Card>
  );
  return isApart ? <NotOnPaper>{card}</NotOnPaper> : card;
}
