import { firstQuestions, type QuickFact, quickQuestions } from '@vp-digital/core/household';
import { useState } from 'react';
import type { Station } from './question';

/**
 * Navigation through the check. It starts at the first unanswered question. Forward skips answered questions, back goes
 * one by one.
 */
export function useStations(facts: readonly QuickFact[]) {
  const open = facts.find(({ state }) => state === 'open');
  const [chosen, setAt] = useState<Station>(open?.question ?? 'end');
  const fact = facts.find(({ question }) => question === chosen);
  const at: Station = fact || chosen === 'picture' ? chosen : 'end'; // a question that no longer applies is skipped
  const place = placeOf(at);
  const next = (): Station => {
    const further = facts.find(({ question, state }) => placeOf(question) > place && state !== 'told');
    const leavesFirst = place < pictureAt && (!further || placeOf(further.question) > pictureAt);
    return leavesFirst ? 'picture' : (further?.question ?? 'end');
  };
  return {
    at,
    /** The current question of the check. */
    fact,
    isFirst: place < pictureAt,
    goTo: setAt,
    next,
    /** How many of the first questions apply, and how many later ones are open. */
    ofFirst: facts.filter(({ question }) => placeOf(question) < pictureAt).length,
    left: facts.filter(({ question, state }) => placeOf(question) > pictureAt && state !== 'told').length,
    previous: facts.findLast(({ question }) => placeOf(question) < place)?.question,
  };
}

/** Between the first questions and the others. */
const pictureAt = firstQuestions - 0.5;

const placeOf = (station: Station): number => {
  if (station === 'picture') return pictureAt;
  return station === 'end' ? quickQuestions.length : quickQuestions.indexOf(station);
};
