import { type ReactNode, useState } from 'react';
import { partOf } from '../parts/partOf';

const HouseholdSwitch = partOf(() => import('./HouseholdSwitch'));

/** Opens the household switch, and its place on the page; nothing of it is fetched before. */
export function useHouseholdSwitch(current: string | undefined): { open(): void; dialog: ReactNode } {
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  return {
    open: () => {
      setWanted(true);
      setOpened(true);
    },
    dialog: wanted && <HouseholdSwitch opened={opened} current={current} onClose={() => setOpened(false)} />,
  };
}
