import {
  goalCategories,
  goalPriorities,
  personsInOrder,
  type GoalCategory,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { ExternalAppButton } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import {
  Button,
  MonthField,
  RemoveIcon,
  Row,
  SegmentedChoice,
  SelectField,
  SideSheet,
  Stack,
  TextField,
} from '@vp-digital/core/ui';
import {
  type GoalEntry,
  lastMonth,
  nextMonth,
  type WishesAndGoalsData,
} from '../../../shared/wishes-and-goals/data';
import { motifNames, motifOf } from '../../../shared/wishes-and-goals/motifs/motifOf';
import type { MotifName } from '../../../shared/wishes-and-goals/motifs/pictures';
import { useMotifName } from '../motifs/useMotifName';
import { AmountFields } from './AmountFields';
import { GoalAdvice } from './GoalAdvice';
import { GoalOutcome } from './GoalOutcome';
import { SavedFields } from './SavedFields';

export interface GoalSheetProps {
  id: string;
  entry: GoalEntry;
  data: WishesAndGoalsData;
  onClose(): void;
  onRemove(): void;
}

/** One goal, field by field; a sentence is enough to begin with. Each field saves itself. */
export function GoalSheet({ id, entry, data, onClose, onRemove }: GoalSheetProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals' });
  const { t: code } = useTranslation('household/goals');
  const motifName = useMotifName();
  const { clock } = useHost();
  const today = clock.today();
  const { goal } = entry;
  const editor = useEntry({ section: 'goals', id: entry.id, value: goal, of: goal.title });
  const person = editor.choice('personId', t('field.person'));
  const motif = editor.choice('motif', t('field.motif'));
  const shared = { goal, editor };
  return (
    <SideSheet id={id} opened focus="field" title={goal.title} onClose={onClose}>
      <Stack gap="medium">
        <TextField {...editor.required('title', t('called'))} maxLength={60} />
        <TextField {...editor.field('reason', t('field.reason'))} lines={2} maxLength={280} />
        <SegmentedChoice
          {...editor.choice('priority', t('field.priority'))}
          wide
          options={goalPriorities.map((value) => ({ value, label: code(`priority.${value}`) }))}
        />
        <SelectField
          {...person}
          emptyLabel={t('field.everybody')}
          placeholder={person.placeholder ?? t('field.everybody')}
          options={personsInOrder(data).map(({ id: value, name }) => ({ value, label: name }))}
        />
        <AmountFields {...shared} data={data} />
        <ExternalAppButton app="desiredAmount" size="compact">
          {t('sheet.calculator')}
        </ExternalAppButton>
        <MonthField
          {...editor.field('term', t('field.term'))}
          name="termin"
          hint={t('sheet.termHint')}
          min={nextMonth(today)}
          max={lastMonth(today)}
        />
        <SavedFields {...shared} id={entry.id} data={data} />
        <GoalOutcome entry={entry} data={data} />
        <GoalAdvice category={goal.category} />
        <SelectField<GoalCategory>
          {...editor.choice('category', t('field.category'))}
          options={goalCategories.map((value) => ({ value, label: code(`category.${value}`) }))}
        />
        <SelectField<MotifName>
          {...motif}
          value={motifOf(goal)}
          options={motifNames.map((value) => ({ value, label: motifName(value) }))}
        />
        <Row>
          <Button kind="primary" leavesSheet onClick={onClose}>
            {t('sheet.done')}
          </Button>
          <Button writes icon={RemoveIcon} onClick={onRemove}>
            {t('sheet.remove')}
          </Button>
        </Row>
      </Stack>
    </SideSheet>
  );
}
