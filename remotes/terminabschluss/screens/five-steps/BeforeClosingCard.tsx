import { advisedAdults } from '@vp-digital/core/contracts';
import { Themes, TimeField } from '@vp-digital/core/forms';
import { informationTopics } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries, useHouseholdId } from '@vp-digital/core/micro-app';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Card, Chip, DataList, Stack, TextField, TextLink } from '@vp-digital/core/ui';
import { useConsentsQuery } from '../../api';
import { withoutReason } from './talk';
import type { Closing } from './useClosing';
import type { StepsData } from './useTalk';

export interface BeforeClosingCardProps {
  talk: StepsData;
  closing: Closing;
}

/** What the law asks for and is still open, and what closing does. It stops nobody: a release of the record waits for it. */
export function BeforeClosingCard({ talk, closing }: BeforeClosingCardProps) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'fiveSteps.before' });
  const { t: code } = useTranslation('household/appointments');
  const { problem } = closing;
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        <Duties talk={talk} />
        <Covered talk={talk} />
        <TextField
          label={t('label')}
          value={closing.label}
          maxLength={80}
          error={problem === 'label' ? t('problem.label') : undefined}
          onChange={closing.setLabel}
        />
        <TimeField
          required
          label={code('field.until')}
          value={closing.end}
          error={problem === 'end' ? t('problem.end') : undefined}
          onChange={closing.setEnd}
          onInvalid={() => closing.setEnd(undefined)}
        />
        {(problem === 'notSaved' || problem === 'refused' || problem === 'failed') && (
          <Alert tone="negative" announce title={t(`problem.${problem}`)} />
        )}
        <ul>
          <li>{t('does.snapshot')}</li>
          <li>{t('does.draft')}</li>
          <li>{t('does.customer')}</li>
        </ul>
      </Stack>
    </Card>
  );
}

/** What was talked about, for the record and for the next time. */
function Covered({ talk: { appointment } }: { talk: StepsData }) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'fiveSteps' });
  const entries = useEntries('appointments');
  if (!appointment) return undefined;
  const { id, themes } = appointment;
  return <Themes value={themes} onChange={(next) => entries.change(id, { themes: next }, t('name'))} />;
}

/** Papers handed over to each adult, and reasons of what was advised. */
function Duties({ talk: { persons, notes, cart } }: { talk: StepsData }) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'fiveSteps.before' });
  const { date, day, list } = useFormat();
  const householdId = useHouseholdId();
  const adults = advisedAdults({ persons });
  const lacking = (notes ? withoutReason(notes).length : 0) + cart.withoutReason;
  return (
    <LoadedState result={fromQuery(useConsentsQuery(householdId))}>
      {({ records }) => {
        const papers = informationTopics.map((topic) => {
          const handedOver = adults.map((adult) => ({
            ...adult,
            record: records.findLast((one) => one.personId === adult.id && one.topic === topic),
          }));
          const open = handedOver.filter(({ record }) => record?.action !== 'handedOver');
          const last = handedOver.flatMap(({ record }) => record ?? []).at(-1);
          return {
            key: topic,
            label: t(topic),
            isOpen: open.length > 0,
            value:
              open.length > 0 ? (
                <Chip tone="warning">{t('missingFor', { names: list(open.map(({ name }) => name)) })}</Chip>
              ) : (
                last && t('given', { day: last.on === undefined ? day(last.at) : date(last.on) })
              ),
          };
        });
        const reasons = {
          key: 'reasons',
          label: t('reasons'),
          isOpen: lacking > 0,
          value:
            lacking > 0 ? (
              <Chip tone="warning">{t('reasonsMissing', { count: lacking })}</Chip>
            ) : (
              t('reasonsThere')
            ),
        };
        const all = notes ? [...papers, reasons] : papers;
        return (
          <Stack gap="small">
            <DataList items={all.map(({ isOpen: _, ...item }) => item)} />
            {papers.some(({ isOpen }) => isOpen) && (
              <TextLink href={routes.dataProtection.href({ householdId })}>{t('toPapers')}</TextLink>
            )}
            {lacking > 0 && <TextLink href={routes.recap.href({ householdId })}>{t('toReasons')}</TextLink>}
          </Stack>
        );
      }}
    </LoadedState>
  );
}
