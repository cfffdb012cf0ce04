import { telephoneCodeSeconds } from '@vp-digital/core/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { HouseholdTelephones, Partner } from './useTelephones';

interface NewCode {
  /** Undefined until the services know it. */
  code: string | undefined;
  secondsLeft: number;
  renew(): void;
}

/** A code for a partner's telephone, made when it is first asked for and again when somebody wants another one. */
export function useNewCode({ personId }: Partner, { calls, take }: HouseholdTelephones): NewCode {
  const [made, setMade] = useState<{ code: string; at: number }>();
  const [now, setNow] = useState(0);
  const asked = useRef(0);
  const renew = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    setMade(undefined);
    const { code, answer } = await calls.open(personId);
    if (turn !== asked.current) return; // another one was asked for meanwhile
    take(answer);
    if (answer.kind !== 'telephones') return;
    const at = performance.now(); // the device's clock may be wrong, how it runs is right
    setNow(at);
    setMade({ code, at });
  }, [calls, take, personId]);

  useEffect(() => void renew(), [renew]);

  useEffect(() => {
    if (!made) return;
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, [made]);

  const passed = made ? Math.floor((now - made.at) / 1000) : 0;
  return {
    code: made?.code,
    secondsLeft: Math.max(0, telephoneCodeSeconds - passed),
    renew: () => void renew(),
  };
}
