import { useEffect, useState } from 'react';

/** Usual occupations, once they have come; without them the field takes any text all the same. */
export function useProfessions(): readonly string[] | undefined {
  const [names, setNames] = useState<readonly string[]>();
  useEffect(() => {
    void import('./professions').then(({ professions }) => setNames(professions), ignore);
  }, []);
  return names;
}

const ignore = () => {};
