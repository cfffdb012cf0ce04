import { Stack, TextLink } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';

export interface TileEmptyProps {
  /** Why there is nothing to show. */
  children: ReactNode;
  /** The way in. */
  link?: { href: string; to: string };
}

/** A tile that has nothing to show yet; no frame within its card. */
export function TileEmpty({ children, link }: TileEmptyProps) {
  return (
    <Stack gap="small">
      <p>{children}</p>
      {link && (
        <div>
          <TextLink writes href={link.href}>
            {link.to}
          </TextLink>
        </div>
      )}
    </Stack>
  );
}
