import type { AdvisorRole } from '@vp-digital/core/contracts';
import { useSettled } from '@vp-digital/core/platform';
import { ComboboxField, type FieldProps } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useRolesQuery } from './api';

export interface RoleFieldProps extends Pick<FieldProps, 'label' | 'error'> {
  role: AdvisorRole | undefined;
  /** Nobody is looked for any more: in the role that is being taken that would be refused. */
  isDecided: boolean;
  onChange(role: AdvisorRole | undefined): void;
}

const keyOf = ({ userId, contract }: AdvisorRole) => `${userId} ${contract}`;

/** Whose role: found by name or number of the contract while typing. */
export function RoleField({ role, isDecided, onChange, ...words }: RoleFieldProps) {
  const [text, setText] = useState('');
  // what was found before stays until there is an answer: nobody chooses from a list that goes away under the pointer
  const { data: found = [], isLoading } = useRolesQuery(useSettled(text), { skip: isDecided });
  const roles = role && !found.some((one) => keyOf(one) === keyOf(role)) ? [role, ...found] : found;
  return (
    <ComboboxField
      {...words}
      options={roles.map((one) => ({ value: keyOf(one), label: `${one.name} · ${one.contract}` }))}
      value={role && keyOf(role)}
      loading={isLoading}
      onSearch={setText}
      onChange={(key) => onChange(roles.find((one) => keyOf(one) === key))}
    />
  );
}
