import type { NewAddress, NewPerson } from '@vp-digital/core/contracts';
import {
  completePerson,
  type PersonDraft,
  type PersonProblems,
  problemsOf,
  useFocusOnProblem,
  useUnsaved,
} from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Caption, Page, Row, Stack } from '@vp-digital/core/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { CreationProblem } from './CreationProblem';
import { HeldDialog } from './HeldDialog';
import { HeldHint } from './HeldHint';
import { nameFromSearch } from './nameFromSearch';
import { NewHouseholdForm } from './NewHouseholdForm';
import { useCreation } from './useCreation';
import { type AddressDraft, useHouseholdDraft } from './useHouseholdDraft';

export interface NewHouseholdProps {
  /** The search without a hit: the name of the first person. */
  query: string;
}

/** A file for a household that has none yet: asks who belongs to it, looks for existing files, opens the new one. */
export function NewHousehold({ query }: NewHouseholdProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'create' });
  const { clock, location } = useHost();
  const today = clock.today();
  const draft = useHouseholdDraft(nameFromSearch(query));
  const unsaved = useUnsaved(t('name'), draft.touched);
  const leaveTo = (path: string) => {
    unsaved.clear();
    location.navigate(path);
  };
  const creation = useCreation((householdId) => leaveTo(routes.householdOverview.href({ householdId })));
  const [tries, setTries] = useState(0);
  const [tried, setTried] = useState<readonly string[]>([]); // persons added since then show no errors yet
  const form = useFocusOnProblem(tries);

  const problems = {
    ...problemsIn(draft.persons, (person) => problemsOf(person, { today, isAdult: true })),
    ...problemsIn(draft.children, (child) => problemsOf(child, { today, isAdult: false })),
  };
  const wanted = {
    persons: complete(draft.persons),
    children: complete(draft.children),
    ...addressOf(draft.address),
  };

  const [left, setLeft] = useState(0); // counts fields that were left: only then is their input complete
  useEffect(() => {
    const fields = form.current;
    const leave = () => setLeft((count) => count + 1);
    fields?.addEventListener('focusout', leave);
    return () => fields?.removeEventListener('focusout', leave);
  }, [form]);
  const look = useEffectEvent(() => {
    if (!Object.keys(problems).some((key) => draft.persons.some((person) => person.key === key)))
      void creation.look(wanted.persons);
  });
  useEffect(() => {
    if (left > 0) look();
  }, [left]);
  const known = creation.heldOf(wanted.persons);

  const submit = () => {
    setTries(tries + 1);
    setTried([...draft.persons, ...draft.children].map(({ key }) => key));
    if (Object.keys(problems).length === 0 && !draft.address.isUnreadable) void creation.start(wanted);
  };

  return (
    <Page name={t('name')} headline={t('headline')}>
      <form
        ref={form}
        noValidate
        aria-label={t('name')}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack>
          <NewHouseholdForm
            draft={draft}
            problems={Object.fromEntries(Object.entries(problems).filter(([key]) => tried.includes(key)))}
            today={today}
          />
          {known && <HeldHint onShow={() => creation.show(known)} />}
          <Caption>{t('information')}</Caption>
          <CreationProblem error={creation.error} />
          <Row>
            <Button kind="primary" type="submit" loading={creation.isBusy}>
              {t('create')}
            </Button>
            <Button onClick={() => leaveTo(routes.householdSearch.href({}))}>{t('cancel')}</Button>
          </Row>
        </Stack>
      </form>
      {creation.held && (
        <HeldDialog
          held={creation.held}
          persons={wanted.persons}
          isBusy={creation.isBusy}
          onOpen={unsaved.clear}
          onBack={creation.goBack}
          onInsist={() => void creation.insist(wanted)}
        />
      )}
    </Page>
  );
}

/** Only persons with a problem. */
const problemsIn = (list: readonly PersonDraft[], judge: (person: PersonDraft) => PersonProblems) =>
  Object.fromEntries(
    list
      .map((person) => [person.key, judge(person)] as const)
      .filter(([, found]) => Object.keys(found).length > 0),
  );

const complete = (list: readonly PersonDraft[]): NewPerson[] =>
  list.map(completePerson).filter((person) => person !== undefined);

/** Empty if nothing of it is known. */
function addressOf({ postalCode, city }: AddressDraft): { address?: NewAddress } {
  const address = { ...(postalCode !== undefined && { postalCode }), ...(city !== undefined && { city }) };
  return Object.keys(address).length > 0 ? { address } : {};
}
