import { PersonFields, type PersonProblems, type PersonWords } from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import {
  AddIcon,
  Button,
  Card,
  type CardProps,
  IconButton,
  RemoveIcon,
  Row,
  Stack,
} from '@vp-digital/core/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { HomeFields } from './HomeFields';
import type { HouseholdDraft, PersonGroup } from './useHouseholdDraft';

export interface NewHouseholdFormProps {
  draft: HouseholdDraft;
  /** What is wrong with each person, by their key; empty before somebody has tried to go on. */
  problems: Readonly<Record<string, PersonProblems>>;
  today: string;
}

const mostPersons = 2;
const mostChildren = 12;

/** Who belongs to the household, one or two adults and their children, and where they live. Fields only. */
export function NewHouseholdForm({ draft, problems, today }: NewHouseholdFormProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'create' });
  const { t: field } = useTranslation('haushalt', { keyPrefix: 'create.fields' });
  const { persons, children } = draft;
  const [first] = useState(() => [...persons, ...children].map(({ key }) => key));
  const words: PersonWords = {
    label: (name) => field(name),
    problem: (problem, label) => field(`problem.${problem}`, { label }),
  };
  const fields = (group: PersonGroup) =>
    draft[group].map((person, index) => {
      const isFirst = group === 'persons' && index === 0;
      const title = t(group === 'persons' ? 'person' : 'child', { number: index + 1 });
      return (
        <PersonCard
          key={person.key}
          isNew={!first.includes(person.key)}
          title={title}
          actions={
            !isFirst && (
              <IconButton
                label={t('remove', { title })}
                icon={RemoveIcon}
                onClick={() => draft.remove(group, person.key)}
              />
            )
          }
        >
          <PersonFields
            person={person}
            problems={problems[person.key] ?? {}}
            today={today}
            words={words}
            withSalutation={group === 'persons'}
            onChange={(change) => draft.change(group, person.key, change)}
          />
        </PersonCard>
      );
    });
  return (
    <Stack>
      {fields('persons')}
      {fields('children')}
      <Row>
        {persons.length < mostPersons && <Add onAdd={() => draft.add('persons')}>{t('addPerson')}</Add>}
        {children.length < mostChildren && <Add onAdd={() => draft.add('children')}>{t('addChild')}</Add>}
      </Row>
      <HomeFields address={draft.address} onChange={draft.changeAddress} />
    </Stack>
  );
}

interface PersonCardProps extends CardProps {
  /** It was added here: its first field has the focus. */
  isNew: boolean;
}

function PersonCard({ isNew, ...card }: PersonCardProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) frame.current?.querySelector<HTMLElement>('[role="combobox"], input')?.focus();
  }, [isNew]);
  return (
    <div ref={frame}>
      <Card {...card} />
    </div>
  );
}

function Add({ onAdd, children }: { onAdd(): void; children: ReactNode }) {
  return (
    <Button kind="quiet" icon={AddIcon} onClick={onAdd}>
      {children}
    </Button>
  );
}
