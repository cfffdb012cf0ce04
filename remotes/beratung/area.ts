import { defineArea } from '@vp-digital/core/reference';
import incomeProtectionNeed from './screens/need/screen';
import incomeProtectionCover from './screens/cover/screen';
import incomeProtectionConcept from './screens/income-protection-concept/screen';
import incomeProtectionCauses from './screens/income-protection-causes/screen';
import basicPensionNeed from './screens/basic-pension-need/screen';
import basicPensionConcept from './screens/basic-pension-concept/screen';
import basicPensionSolution from './screens/basic-pension-solution/screen';
import basicPensionCombination from './screens/basic-pension-combination/screen';
import basicPensionSavingsGoal from './screens/basic-pension-savings-goal/screen';
import productCatalogue from './screens/product-catalogue/screen';
import productList from './screens/product-list/screen';
import productPyramid from './screens/product-pyramid/screen';

/** The screens in the order of a talk. */
export default defineArea('beratung', [
  incomeProtectionNeed,
  incomeProtectionConcept,
  incomeProtectionCover,
  incomeProtectionCauses,
  basicPensionNeed,
  basicPensionConcept,
  basicPensionSolution,
  basicPensionCombination,
  basicPensionSavingsGoal,
  productCatalogue,
  productList,
  productPyramid,
]);
