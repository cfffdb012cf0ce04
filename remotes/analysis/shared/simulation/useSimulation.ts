import type { ProjectionPlan, Rate, Simulation, SimulationInput } from '@vp-digital/core/finance';
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
  const [follower] = useState(() => new Follower());
  const [answer, setAnswer] = useState<Asked>();
  useEffect(() => {
    const timer = setTimeout(() => {
      const [asked, deviation] = JSON.parse(key) as [ProjectionPlan, Rate]; // written above
      const volatility = { immediate: 0, 'twelve-months': deviation, bound: deviation };
      follower.follow({ plan: asked, volatility, paths, seed: seedOf(key) }, (simulation) =>
        setAnswer({ key, simulation }),
      );
    }, settling);
    return () => {
      clearTimeout(timer);
      follower.endQuestion();
    };
  }, [key, follower]);
  useEffect(() => () => follower.end(), [follower]);
  return answer?.key === key ? answer.simulation : undefined;
}

/** A worker that stays for the next question, because beginning one takes longer than many an answer. */
class Follower {
  #worker: Worker | undefined;
  #answer: ((simulation: Asked['simulation']) => void) | undefined;

  follow(input: SimulationInput, answer: (simulation: Asked['simulation']) => void): void {
    this.endQuestion();
    try {
      this.#worker ??= this.#start();
    } catch {
      return answer('failed');
    }
    this.#answer = answer;
    this.#worker.postMessage(input);
  }

  /** Nobody waits for what is being followed any more. A worker hears nothing before it has answered, so it goes. */
  endQuestion(): void {
    if (this.#answer) this.end();
  }

  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#answer = undefined;
  }

  #start(): Worker {
    const worker: Worker = new AnyOriginWorker(new URL('./simulation.worker.ts', import.meta.url));
    const settle = (simulation: Asked['simulation']) => {
      if (worker !== this.#worker) return; // ended, with its answer on the way
      const answer = this.#answer;
      this.#answer = undefined;
      if (simulation === 'failed') this.end();
      answer?.(simulation);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Simulation>) => settle(data));
    worker.addEventListener('error', () => settle('failed'));
    return worker;
  }
}
