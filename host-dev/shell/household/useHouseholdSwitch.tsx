import { type ReactNode, useState } from 'react';
import { later } from '@vp-digital/core/micro-app';
import { partFailed } from '../parts/partFailed';

const HouseholdSwitch = later(() => import('./HouseholdSwitch'), { failed: partFailed });

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
