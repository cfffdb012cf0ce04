import { type Intake, type IntakeRequest, intake, intakes } from '@vp-digital/core/contracts';
import { analysisApi } from '../../../api';

interface OneIntake {
  householdId: string;
  linkId: string;
}

/** Links by which the household answers in advance, and its answers. */
export const { useIntakesQuery, useCreateIntakeMutation, useRevokeIntakeMutation, useDecideIntakeMutation } =
  analysisApi.api.injectEndpoints({
    endpoints: (build) => ({
      intakes: build.query<Intake[], string>({
        query: (householdId) => ({
          kind: 'rest',
          method: 'GET',
          path: `/${householdId}/intakes`,
          answer: intakes,
        }),
      }),
      createIntake: build.mutation<Intake, { householdId: string; request: IntakeRequest }>({
        query: ({ householdId, request }) => ({
          kind: 'rest',
          method: 'POST',
          path: `/${householdId}/intakes`,
          body: request,
          answer: intake,
        }),
      }),
      revokeIntake: build.mutation<Intake, OneIntake>({
        query: ({ householdId, linkId }) => ({
          kind: 'rest',
          method: 'POST',
          path: `/${householdId}/intakes/${linkId}/revocation`,
          body: {},
          answer: intake,
        }),
      }),
      decideIntake: build.mutation<Intake, OneIntake & { keys: string[] }>({
        query: ({ householdId, linkId, keys }) => ({
          kind: 'rest',
          method: 'POST',
          path: `/${householdId}/intakes/${linkId}/decision`,
          body: { keys },
          answer: intake,
        }),
      }),
    }),
  });
