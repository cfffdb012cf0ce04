import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Row } from '@vp-digital/core/ui';
import type { BuildingProps } from '../../shared/building/WithTariffs';
import type { BuildingInput } from '../../shared/building/course';
import { useBuildingPlan } from '../../shared/building/useBuildingPlan';
import { changedPlan, type ChangeSizes, type Effect } from './changes';
import { useChangeText } from './useChangeText';

interface ChangeActionsProps extends Pick<BuildingProps, 'data' | 'person'> {
  effect: Effect;
  input: BuildingInput;
  sizes: ChangeSizes;
}

/** As long as the plan takes over. */
const longestNote = 1000;

/** Takes a change into the plan where the plan can hold it, or its sentence into the reason of the proposal. */
export function ChangeActions({ data, person, effect, input, sizes }: ChangeActionsProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.flexibility' });
  const { t: concept } = useTranslation('beratung', { keyPrefix: 'building.concept' });
  const editor = useBuildingPlan({ data, person });
  const { nameOf, sentenceOf } = useChangeText(sizes);
  const { note = '', familyMemberId } = data.buildingPlans.items[person.id] ?? {};
  const change = changedPlan(effect.kind, input, sizes);
  const { member } = effect;
  const sentence = sentenceOf(effect);
  const name = nameOf(effect);
  if (!effect.money && !member) return undefined;
  return (
    <Row gap="small">
      {change && (
        <Button
          writes
          size="compact"
          aria-label={t('takeNamed', { name })}
          onClick={() => {
            editor.set(change.field, change.value, concept(change.field));
            editor.leave();
          }}
        >
          {t('take')}
        </Button>
      )}
      {member && familyMemberId !== member.id && (
        <Button
          writes
          size="compact"
          aria-label={t('takeNamed', { name })}
          onClick={() => {
            editor.set('familyMemberId', member.id, t('member'));
            editor.leave();
          }}
        >
          {t('take')}
        </Button>
      )}
      {!note.includes(sentence) && note.length + sentence.length < longestNote && (
        <Button
          writes
          kind="quiet"
          size="compact"
          aria-label={t('noteNamed', { name })}
          onClick={() => {
            editor.set('note', [note, sentence].filter(Boolean).join(' '), t('note'));
            editor.leave();
          }}
        >
          {t('intoNote')}
        </Button>
      )}
    </Row>
  );
}
