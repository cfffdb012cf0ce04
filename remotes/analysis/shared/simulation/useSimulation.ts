import type { ProjectionPlan, Rate, Simulation } from '@vp-digital/core/finance';
import { AnyOriginWorker } from '@vp-digital/core/pdf';
import { useEffect, useState } from 'react';
import { seedOf } from './seedOf';
import { settling } from './useSettled';

/** Enough for a picture that does not jump; a share is then good to two of a hundred. */
const paths = 2_000;

interface Asked {
  key: string;
  simulation: Simulation | 'failed';
}

/**
 * A plan under 2,000 random courses of its returns, followed by a worker. The same plan has the same courses; the next
 * question ends the one before. Undefined while it is on its way, "failed" where there is no worker.
 */
export function useSimulation(plan: ProjectionPlan, fluctuation: Rate): Simulation | 'failed' | undefined {
  const key = JSON.stringify([plan, fluctuation]);
  const [answer, setAnswer] = useState<Asked>();
  useEffect(() => {
    let worker: Worker | undefined;
    const answerBy = (simulation: Asked['simulation']) => setAnswer({ key, simulation });
    const timer = setTimeout(() => {
      try {
        worker = start();
      } catch {
        return answerBy('failed');
      }
      worker.addEventListener('message', ({ data }: MessageEvent<Simulation>) => answerBy(data));
      worker.addEventListener('error', () => answerBy('failed'));
      const [asked, deviation] = JSON.parse(key) as [ProjectionPlan, Rate]; // written above
      const volatility = { immediate: 0, 'twelve-months': deviation, bound: deviation };
      worker.postMessage({ plan: asked, volatility, paths, seed: seedOf(key) });
      return undefined;
    }, settling);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [key]);
  return answer?.key === key ? answer.simulation : undefined;
}

const start = (): Worker => new AnyOriginWorker(new URL('./simulation.worker.ts', import.meta.url));
