import type { SectionName } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useUnknownFields } from '@vp-digital/core/services';
import { useHouseholdId } from '../routeParameters';
import type { ListName } from './fields';

export interface NewerEntriesProps<Name extends SectionName> {
  section: Name;
  /** The list of the document; default its entries. */
  list?: ListName<Name>;
  /** Which of them stand here, by what can be read of an entry. Default all. */
  where?(entry: Readonly<Record<string, unknown>>): boolean;
}

/** A line for each entry that a newer release has written and this one cannot read: it is there, and stays as it is. */
export function NewerEntries<Name extends SectionName>({
  section,
  list = 'items' as ListName<Name>,
  where = () => true,
}: NewerEntriesProps<Name>) {
  const { t } = useTranslation('app', { keyPrefix: 'newer' });
  const entries = useUnknownFields(useHouseholdId(), section).filter(
    ({ kind, path, value }) =>
      kind === 'entry' && path.startsWith(`/${list}/`) && where(value as Readonly<Record<string, unknown>>), // an object by its schema
  );
  return entries.map(({ path }) => <p key={path}>{t('entry')}</p>);
}
