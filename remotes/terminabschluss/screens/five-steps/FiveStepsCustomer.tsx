import { CustomerCard, CustomerPage, CustomerRows, NextStep, useNames } from '@vp-digital/core/customer';
import { personsInOrder } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { type StepsData, useTalk } from './useTalk';

/** What was decided today, who does what until when, and when one meets next; nothing that is internal. */
export default function FiveStepsCustomer() {
  const talk = useTalk();
  return talk.status === 'ready' ? <Summary talk={talk.data} /> : undefined;
}

function Summary({ talk }: { talk: StepsData }) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'fiveStepsCustomer' });
  const { date } = useFormat();
  const names = useNames(talk);
  const persons = new Map(personsInOrder(talk).map(({ id, name }) => [id, name]));
  const isTheirs = ({ visibility }: { visibility: string }) => visibility === 'customer';
  const decisions = (talk.notes ?? []).filter((note) => note.kind === 'decision' && isTheirs(note));
  const tasks = (talk.openTasks ?? []).filter(isTheirs);
  const [yours, ours] = [
    tasks.filter(({ ownerId }) => ownerId !== undefined),
    tasks.filter(({ ownerId }) => ownerId === undefined),
  ];
  const rowsOf = (list: typeof tasks) =>
    list.map(({ id, text, dueOn, ownerId }) => ({
      key: id,
      name: text,
      value: dueOn ? t('until', { day: date(dueOn) }) : t('noDay'),
      ...(ownerId !== undefined && { detail: persons.get(ownerId) }),
    }));
  return (
    <CustomerPage
      ask={t('ask')}
      name={t('name', { names })}
      headline={
        decisions.length > 0 ? (
          <Trans t={t} i18nKey="headline.decided" count={decisions.length} components={{ key: <Key /> }} />
        ) : (
          t('headline.none')
        )
      }
    >
      {decisions.length > 0 && (
        <CustomerCard wide title={t('decided')}>
          <CustomerRows
            rows={decisions.map(({ id, text, adviceReason }) => ({
              key: id,
              name: text,
              value: '',
              ...(adviceReason && { detail: adviceReason }),
            }))}
          />
        </CustomerCard>
      )}
      {yours.length > 0 && (
        <CustomerCard title={t('yours')}>
          <CustomerRows rows={rowsOf(yours)} />
        </CustomerCard>
      )}
      {ours.length > 0 && (
        <CustomerCard title={t('ours')}>
          <CustomerRows rows={rowsOf(ours)} />
        </CustomerCard>
      )}
      <NextStep
        about={
          talk.next
            ? t('nextAt', { day: date(talk.next.begin.slice(0, 10)), time: talk.next.begin.slice(11) })
            : t('nextOpen')
        }
      >
        {t('why')}
      </NextStep>
    </CustomerPage>
  );
}
