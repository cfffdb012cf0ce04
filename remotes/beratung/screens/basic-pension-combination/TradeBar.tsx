import { colours } from '@vp-digital/core/ui';

/** Pension above, money at hand below, each as a part of the most that any mix brings. The figures stand beside it. */
export function TradeBar({ pension, available }: { pension: number; available: number }) {
  const share = (part: number) => `${Math.round(part * 1_000) / 10}%`;
  return (
    <svg width="100%" height="20" aria-hidden focusable="false">
      <rect width={share(pension)} y="2" height="7" fill={colours['role-actual']} />
      <rect width={share(available)} y="11" height="7" fill={colours['role-free']} />
    </svg>
  );
}
