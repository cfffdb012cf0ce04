import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Button, Caption, Row, SelectField, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { averageOf, type Moves, targetOf } from './proposal';
import type { PaymentGroup } from './reading/groups';
import type { Target } from './reading/rules';
import { useTargets } from './useTargets';

export interface GroupListProps {
  groups: readonly PaymentGroup[];
  months: readonly string[];
  moves: Moves;
  onMove(key: string, target: Target): void;
}

/** So many are drawn at once. */
const atOnce = 25;

/** Payments by counterpart: by which word they were sorted, what a month of them comes to, and where else they may go. */
export function GroupList({ groups, months, moves, onMove }: GroupListProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statementImport.groups' });
  const { money, date } = useFormat();
  const targets = useTargets();
  const [drawn, setDrawn] = useState(atOnce);
  const ranked = [...groups].sort((one, other) => averageOf([other], months) - averageOf([one], months));
  return (
    <Stack gap="medium">
      {ranked.slice(0, drawn).map((group) => {
        const name = group.name || (group.isRest ? t('rest') : t('nameless', { date: date(group.last.day) }));
        return (
          <div key={group.key} role="group" aria-label={name}>
            <Row gap="small" spread>
              <Stack gap="small">
                <b>{name}</b>
                <Caption>
                  {t('payments', { count: group.payments })}
                  {' · '}
                  {t(whyOf(group, moves), { word: group.rule?.word })}
                  {' · '}
                  {t('average', { amount: money(averageOf([group], months)) })}
                </Caption>
              </Stack>
              <SelectField<Target>
                label={t('target', { name })}
                hideLabel
                compact
                options={targets[group.direction]}
                value={targetOf(group, moves)}
                onChange={(target) => target && onMove(group.key, target)}
              />
            </Row>
          </div>
        );
      })}
      {ranked.length > drawn && (
        <Button kind="quiet" size="compact" onClick={() => setDrawn(drawn + 4 * atOnce)}>
          {t('more', { count: ranked.length - drawn })}
        </Button>
      )}
    </Stack>
  );
}

function whyOf({ key, rule, contract }: PaymentGroup, moves: Moves) {
  if (moves[key]) return 'moved';
  if (contract !== undefined) return 'recorded';
  return rule ? 'byWord' : 'noRule';
}
