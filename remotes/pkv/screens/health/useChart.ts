import type { HealthChart, HealthChartDocument } from '@vp-digital/core/contracts';
import { useUnsaved } from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { fromQuery, type Loaded } from '@vp-digital/core/parts';
import type { ServiceError, Undo, UndoDirection } from '@vp-digital/core/services';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHealthChartQuery, useReplaceHealthChartMutation } from './api';

export type Saving = 'saved' | 'saving' | 'failed' | 'changedElsewhere';

export interface ChartEditor {
  document: HealthChartDocument;
  /** As it is shown: what is typed stands over what is saved. */
  chart: HealthChart;
  saving: Saving;
  /** @param step names what is changed: what is typed into one field is taken back as one. */
  change(chart: HealthChart, step: string): void;
  /** Saves what is typed over what stands now. */
  retry(): void;
  undo: Record<UndoDirection, Undo>;
  /** The answers are gone: nothing here brings them back. */
  forget(): void;
}

interface Step {
  name: string;
  before: HealthChart;
  after: HealthChart;
}

/** After the last key. */
const pause = 800;
const mostSteps = 20;
const empty: HealthChart = { answers: {} };

/**
 * Reads and saves a person's answers. What is typed is in memory only, never in a draft: a failed save keeps it in sight and says
 * so.
 */
export function useChart(personId: string): Loaded<ChartEditor> {
  const { t } = useTranslation('pkv', { keyPrefix: 'health' });
  const householdId = useHouseholdId();
  const result = fromQuery(useHealthChartQuery({ householdId, personId }));
  const [replace] = useReplaceHealthChartMutation();
  const [answered, setAnswered] = useState<HealthChartDocument>();
  const [draft, setDraft] = useState<HealthChart>();
  const [saving, setSaving] = useState<Saving>('saved');
  const [steps, setSteps] = useState<Record<UndoDirection, readonly Step[]>>({ undo: [], redo: [] });
  useUnsaved(t('answers'), draft !== undefined);
  const read = result.status === 'ready' ? result.data : undefined;
  const document = answered && answered.version > (read?.version ?? 0) ? answered : read;
  const inFlight = useRef(false);

  const save = useEffectEvent(async () => {
    if (draft === undefined || document === undefined || inFlight.current) return;
    inFlight.current = true;
    setSaving('saving');
    try {
      const saved = await replace({
        householdId,
        personId,
        baseVersion: document.version,
        chart: draft,
      }).unwrap();
      setAnswered(saved);
      setDraft((now) => (now === draft ? undefined : now));
      setSaving('saved');
    } catch (error) {
      setSaving(isChangedElsewhere(error) ? 'changedElsewhere' : 'failed');
    } finally {
      inFlight.current = false;
    }
  });
  useEffect(() => {
    if (draft === undefined || saving === 'failed' || saving === 'changedElsewhere') return undefined;
    const timer = setTimeout(() => void save(), pause);
    return () => clearTimeout(timer);
  }, [draft, saving]);
  useEffect(() => () => void save(), []); // what was typed last is saved when the page is left

  if (result.status !== 'ready' || document === undefined)
    return result.status === 'error' ? result : { status: 'loading' };
  const chart = draft ?? document.chart ?? empty;
  const shown = draft !== undefined && saving === 'saved' ? 'saving' : saving;
  const show = (next: HealthChart) => {
    setDraft(next);
    if (saving !== 'saving') setSaving('saved');
  };
  const change = (next: HealthChart, name: string) => {
    const last = steps.undo.at(-1);
    const undo =
      last?.name === name
        ? [...steps.undo.slice(0, -1), { ...last, after: next }]
        : [...steps.undo, { name, before: chart, after: next }].slice(-mostSteps);
    setSteps({ undo, redo: [] });
    show(next);
  };
  const way = (direction: UndoDirection): Undo => {
    const step = steps[direction].at(-1);
    return {
      next: step?.name,
      go: () => {
        if (!step) return [];
        const other = direction === 'undo' ? 'redo' : 'undo';
        setSteps({ ...steps, [direction]: steps[direction].slice(0, -1), [other]: [...steps[other], step] });
        show(direction === 'undo' ? step.before : step.after);
        return [step.name];
      },
    };
  };
  const undo = { undo: way('undo'), redo: way('redo') };
  const forget = () => {
    setSteps({ undo: [], redo: [] });
    setDraft(undefined);
    setAnswered(undefined);
    setSaving('saved');
  };
  return {
    status: 'ready',
    data: { document, chart, saving: shown, change, retry: () => setSaving('saved'), undo, forget },
  };
}

/** 412: others have saved since; what they have saved is read again at once. */
const isChangedElsewhere = (error: unknown): boolean => {
  const { kind, status } = error as Extract<ServiceError, { kind: 'failed' }>; // our base query's error type
  return kind === 'failed' && status === 412;
};
