import roles from '../../shared/protection/roles.module.css';

/** A part of the longest one, as a bar. The figure stands beside it. */
export function PartBar({ part, kind = 'part' }: { part: number; kind?: 'part' | 'rest' }) {
  return (
    <svg width="100%" height="12" aria-hidden focusable="false">
      <rect className={roles['track']} width="100%" y="2" height="8" />
      <rect
        className={roles[kind === 'rest' ? 'pay' : 'disabilityPension']}
        width={`${Math.round(part * 1_000) / 10}%`}
        y="2"
        height="8"
      />
    </svg>
  );
}
