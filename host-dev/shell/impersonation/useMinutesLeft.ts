import type { Clock } from '@vp-digital/core/shell';
import { useEffect, useState } from 'react';

const step = 5_000;

/** Whole minutes until a moment, the begun one included; 0 when it has come. A device that slept notices on waking. */
export function useMinutesLeft(clock: Clock, endsAt: string): number {
  const read = () => Math.ceil((Date.parse(endsAt) - clock.now().getTime()) / 60_000);
  const [minutes, setMinutes] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setMinutes(read), step);
    return () => clearInterval(timer);
  });
  return minutes;
}
