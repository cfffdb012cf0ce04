import { useLocation, useNavigate } from '@vp-digital/core/libs/router';
import { useSelector } from '@vp-digital/core/libs/redux';
import { AccessDenied, useSignOut } from '@vp-digital/core/micro-app';
import { selectUser } from '@vp-digital/core/session';
import { useReadOnly } from '@vp-digital/core/ui';
import { useState } from 'react';
import { NewHousehold } from '../../shared/new-household/NewHousehold';
import { HouseholdSearch } from './HouseholdSearch';

/** `?modus=anlegen`: the same address as the search, because the product's routes know no other for it. */
const creating = 'anlegen';

/** Finding a household, or opening a file for one that has none. */
export default function HouseholdSearchPage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const user = useSelector(selectUser);
  /** What was searched for before a file was opened. */
  const [text, setText] = useState('');
  const signOut = useSignOut();
  const readOnly = useReadOnly();
  const mayCreate = readOnly === undefined && (user?.fileRights.includes('create') ?? false);
  if (new URLSearchParams(search).get('modus') === creating)
    return mayCreate ? <NewHousehold query={text} /> : <AccessDenied onSignOut={signOut} />;
  const create = (typed: string) => {
    setText(typed);
    void navigate(`${pathname}?modus=${creating}`);
  };
  return <HouseholdSearch text={text} onCreate={mayCreate ? create : undefined} />;
}
