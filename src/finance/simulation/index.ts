export type { Percentiles } from './percentiles';
export {
  type Simulation,
  type SimulationInput,
  type SimulationProgress,
  type SimulationYear,
  simulateHousehold,
  simulationSteps,
} from './simulateHousehold';
