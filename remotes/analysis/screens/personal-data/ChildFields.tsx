import { adults, type Person } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { EntryEditor } from '@vp-digital/core/micro-app';
import { Columns, Caption, DateField, FilterChip, Row, Stack } from '@vp-digital/core/ui';
import { useId } from 'react';
import type { PersonProps } from './data';
import { YesNoField } from '../../shared/fields/YesNoField';

export interface ChildFieldsProps extends PersonProps {
  entry: EntryEditor<Person>;
}

/** What is asked of children only: Kindergeld, whose child it is, how long it learns, whether it lives here. */
export function ChildFields({ data, person, entry }: ChildFieldsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const parents = entry.choice('parents', t('field.parents'));
  const id = useId();
  const grown = adults(data);
  const value = parents.value ?? []; // whom figures take for its parents meanwhile is nobody's word
  const toggle = (parentId: string) =>
    parents.onChange(
      value.includes(parentId) ? value.filter((one) => one !== parentId) : [...value, parentId],
    );
  return (
    <>
      <Columns>
        <YesNoField {...entry.choice('childBenefit', t('field.childBenefit'))} name="kindergeld" />
        <YesNoField {...entry.choice('inHousehold', t('field.inHousehold'))} name="im-haushalt" />
        <DateField
          {...entry.field('educationUntil', t('field.educationUntil'))}
          name="ausbildung-bis"
          hint={t('educationUntilHint')}
        />
      </Columns>
      <div role="group" aria-labelledby={id}>
        <Stack gap="small">
          <span id={id}>{parents.label}</span>
          <Row gap="small">
            {grown.map((adult, at) => (
              <FilterChip
                writes
                name={at === 0 ? 'eltern' : undefined}
                key={adult.id}
                pressed={value.includes(adult.id)}
                onToggle={() => toggle(adult.id)}
              >
                {adult.name}
              </FilterChip>
            ))}
          </Row>
          <Caption>
            {t(parents.value === undefined ? 'parentsOpen' : 'parentsHint', { name: person.name })}
          </Caption>
        </Stack>
      </div>
    </>
  );
}
