import { type GrossToNetInput, grossToNet } from '@vp-digital/core/finance';
import { type Benchmark, milliseconds } from './reporter';

const BREAKDOWNS = 200_000;

/** Target on one core: 200,000 breakdowns from gross to net a second. */
export const netIncomeBenchmarks: readonly Benchmark[] = [
  {
    name: 'net-income breakdowns',
    unit: 'per second',
    target: 200_000,
    measure: () => {
      const employees = sampleEmployees();
      let net = 0;
      const duration = milliseconds(() => {
        for (let run = 0; run < BREAKDOWNS; run += 1) {
          const employee = employees[run % employees.length];
          if (employee) net += grossToNet(employee).net;
        }
      });
      if (net === 0) throw new Error('nothing was computed');
      return (BREAKDOWNS / duration) * 1000;
    },
  },
];

/** A thousand payslips: all tax classes, church members and not, 2,005 to 9,000 euros a month. */
function sampleEmployees(): GrossToNetInput[] {
  const classes = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;
  return Array.from({ length: 1_000 }, (_, index): GrossToNetInput => {
    const children = index % 4;
    return {
      year: 2025 + (index % 2),
      period: 'month',
      gross: 200_500 + index * 700,
      taxClass: classes[index % classes.length] ?? 'I',
      children,
      childAllowances: children / 2,
      birthDate: '1988-09-02',
      federalState: index % 3 === 0 ? 'SACHSEN' : 'BAYERN',
      churchMember: index % 5 === 0,
      health: { kind: 'statutory', additionalRate: 0.029 },
    };
  });
}
