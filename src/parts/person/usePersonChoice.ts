import { useLocation, useNavigate } from '@vp-digital/core/libs/router';

export interface PersonChoice<Person> {
  /** The person that the address names, else the first; undefined for a household without persons. */
  person: Person | undefined;
  choose(personId: string): void;
  /** The address of another page, about the same person. */
  keepPerson(href: string): string;
}

/** Whom a page is about: `?person=` of its address, which names a person by id and never by name. */
export function usePersonChoice<Person extends { id: string }>(
  persons: readonly Person[],
): PersonChoice<Person> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('person');
  const chosen = persons.find(({ id }) => id === asked);
  return {
    person: chosen ?? persons[0],
    choose: (personId) => {
      const parameters = new URLSearchParams(search);
      parameters.set('person', personId);
      void navigate(`${pathname}?${parameters}`, { replace: true });
    },
    keepPerson: (href) => (chosen ? `${href}${href.includes('?') ? '&' : '?'}person=${chosen.id}` : href),
  };
}
