import { personsInOrder, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Caption, FilterChip, Row, Stack } from '@vp-digital/core/ui';
import { useId } from 'react';
import { personsInAddress } from './contractLacking';
import classes from './ContractTable.module.css';

export interface PersonsFieldProps {
  label: string;
  persons: SectionData['persons'];
  /** Children owe nothing; one who stands there already can be taken out. */
  only: 'adults' | 'everybody';
  /** Those named; of what a household has together, and of the only adult, also without a word. */
  value: readonly string[];
  /** Whether somebody was named. */
  isKnown: boolean;
  onChange(personIds: string[]): void;
}

/** Who is insured, saves or owes. */
export function PersonsField({ label, persons, only, value, isKnown, onChange }: PersonsFieldProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts.field' });
  const id = useId();
  const people = personsInOrder({ persons }).filter(
    ({ id: personId, role }) => only === 'everybody' || role !== 'child' || value.includes(personId),
  );
  const toggle = (personId: string) =>
    onChange(
      people
        .map(({ id: other }) => other)
        .filter((other) => (other === personId ? !value.includes(other) : value.includes(other))),
    );
  return (
    <div role="group" aria-labelledby={id}>
      <Stack gap="small">
        <span id={id} className={classes['label']}>
          {label}
        </span>
        <Row gap="small">
          {people.map(({ id: personId, name }) => (
            <FilterChip
              writes
              key={personId}
              name={personsInAddress}
              pressed={value.includes(personId)}
              onToggle={() => toggle(personId)}
            >
              {name}
            </FilterChip>
          ))}
        </Row>
        {value.length === 0 && <Caption>{t('personsNobody')}</Caption>}
        {value.length > 1 && !isKnown && <Caption>{t('personsTogether')}</Caption>}
      </Stack>
    </div>
  );
}
