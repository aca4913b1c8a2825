import { orderRules, ordersRules } from './commands/order.ts';
import { bankRules, timeControlRules } from './clocks/input.ts';
import { requirementsRules } from './lobby/requirements-input.ts';

/** The checks of inputs that no bound says, by the type of the contract. */
export const rules = {
  BankInput: bankRules,
  RequirementsInput: requirementsRules,
  SetDefaultOrdersInput: ordersRules,
  SetStandingOrdersInput: ordersRules,
  StandingOrderInput: orderRules,
  TimeControlInput: timeControlRules,
};
