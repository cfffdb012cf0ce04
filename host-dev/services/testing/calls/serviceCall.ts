import type { FileRight, permissions } from '@vp-digital/core/reference';
import type { Client } from '..';

export interface Answered {
  status: number;
  body: string;
}

/** A call of the services, what it takes beside a token, and how it is made. */
export interface ServiceCall {
  name: string;
  permissions: readonly (keyof typeof permissions)[];
  right?: FileRight;
  /** Decides about a household: not for assistants, whatever they may do. */
  decides?: true;
  make(client: Client, token: string): Promise<Answered>;
}

export const answerOf = async (answer: Promise<{ status: number; body: unknown }>): Promise<Answered> => {
  const { status, body } = await answer;
  return { status, body: JSON.stringify(body) };
};
