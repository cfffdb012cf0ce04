import { useNavigate } from '@vp-digital/core/libs/router';
import { useEffect } from 'react';

/** Another page takes the place of this one, in the history too. */
export function Redirect({ href }: { href: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(href, { replace: true }), [navigate, href]);
  return undefined;
}
