import { routes } from '@vp-digital/core/reference';
import { type Namesakes, sayCopies } from './copies';
import type { Languages } from './texts';

const place = 'household/figures:';

/** Texts that say what a figure is called and name something else: a screen or the way to one, a document, a kind. */
export const namesakes: Namesakes = {
  'analysis:steps.to.expenses': 'a screen',
  'household/needTable:column.gap': 'the head of a column of several figures',
  'analysis:contracts.kind.insurance': 'a kind of contract',
  'analysis:futureHouseholdBudget.course.money': 'what is there at the end of a simulated year',
  'analysis:futureHouseholdBudget.course.part.insurance': 'a cost of a simulated year',
  'analysis:gradeWords.criterion.debtService': 'a criterion of the grade',
  'analysis:gradeWords.criterion.reserve': 'a criterion of the grade',
  'analysis:gradeWords.criterion.savingsRate': 'a criterion of the grade',
  'analysis:manpower.month.cost.insurance': 'a cost of a simulated month',
  'analysis:manpower.month.cost.savings': 'a cost of a simulated month',
  'analysis:manpower.next.need': 'a screen',
  'analysis:manpower.settings.pension': 'what is granted or refused, not how much it is',
  'analysis:retirement.phases.payer.survivor': 'who pays in a phase, beside the others who pay',
  'analysis:retirement.phases.payer.gap': 'what nobody pays, beside those who pay',
  'analysis:steps.to.grade': 'a screen',
  'beratung:building.step.need': 'a screen',
  'beratung:investment.time.reserve': 'the time in which money is needed',
  'beratung:pension.rail.need': 'a screen',
  'beratung:productPyramid.block.reserve': 'a block of the pyramid',
  'beratung:rail.need': 'a screen',
  'gespraechszusammenfassung:report.contracts.kind.insurance': 'a kind of contract',
  'haushalt:overviewTiles.topics.gap': 'what is missing in any topic',
  'household/assets:liquidity.immediate': 'how soon something is money',
  'haushalt:administration.log.section.expenses': 'a document',
  'app:section.expenses': 'a document',
  'haushalt:administration.log.section.assets': 'a document',
  'app:section.assets': 'a document',
  'haushalt:administration.log.section.financialGrade': 'a document',
  'app:section.financialGrade': 'a document',
  'haushalt:overview.toExpenses': 'a screen',
  'haushalt:overview.protection.to': 'a screen',
  'household/completeness:area.expenses': 'an area of the analysis',
  'household/completeness:area.wealth': 'an area of the analysis',
  'haushalt:overview.start.expenses.title': 'a screen',
  'haushalt:overview.start.wealth.title': 'a screen',
  'pkv:start.systems.sickPay.name': 'what an insurance pays',
};

const titles = new Set(Object.values(routes).map(({ title }) => title.de));

/** A screen that is called as the figure is that it is about. */
const isScreen = (key: string, text: string) => key.endsWith('.name') && titles.has(text);

/**
 * Texts that say in both languages just what a figure is called: whoever shows the figure takes its own word. One that is the
 * same in a single language names something else.
 */
export function copiedFigures({ german, english }: Languages, others = namesakes): string[] {
  const figures = [...german.keys()].filter((key) => key.startsWith(place));
  const copied = new Map(
    [...german].flatMap(([key, text]) => {
      const figure = figures.find(
        (one) => one !== key && german.get(one) === text && english.get(one) === english.get(key),
      );
      return figure === undefined || key.startsWith(place) || isScreen(key, text)
        ? []
        : [[key, `${figure}: use the figure's word`] as const];
    }),
  );
  return sayCopies(copied, others, { of: 'figure', file: 'copiedFigures.ts' });
}
