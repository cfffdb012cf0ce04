import { defineArea } from '@vp-digital/core/reference';
import advice from './screens/advice/screen';
import incomeProtectionNeed from './screens/need/screen';
import incomeProtectionConcept from './screens/income-protection-concept/screen';
import incomeProtectionCover from './screens/cover/screen';
import incomeProtectionCauses from './screens/income-protection-causes/screen';
import basicPensionNeed from './screens/basic-pension-need/screen';
import basicPensionConcept from './screens/basic-pension-concept/screen';
import basicPensionSolution from './screens/basic-pension-solution/screen';
import basicPensionCombination from './screens/basic-pension-combination/screen';
import basicPensionSavingsGoal from './screens/basic-pension-savings-goal/screen';
import productCatalogue from './screens/product-catalogue/screen';
import productList from './screens/product-list/screen';
import productPyramid from './screens/product-pyramid/screen';
import shoppingCart from './screens/shopping-cart/screen';
import investmentProducts from './screens/investment-products/screen';
import investment from './screens/investment/screen';
import buildingSavingsNeed from './screens/building-savings-need/screen';
import buildingSavingsConcept from './screens/building-savings-concept/screen';
import buildingSavingsCourse from './screens/building-savings-course/screen';
import buildingSavingsFlexibility from './screens/building-savings-flexibility/screen';
import securityPlan from './screens/security-plan/screen';

/** The screens in the order of a talk. */
export default defineArea('beratung', [
  advice,
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
  securityPlan,
  investment,
  investmentProducts,
  shoppingCart,
  buildingSavingsNeed,
  buildingSavingsConcept,
  buildingSavingsCourse,
  buildingSavingsFlexibility,
]);
