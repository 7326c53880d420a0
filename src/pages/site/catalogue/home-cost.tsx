import { Calculator } from "#src/features/calculators/calculator.tsx";
import { homeCalculator } from "#src/features/calculators/home.ts";
import { keepScenario } from "#src/features/submissions/scenario.ts";

const ask = { anchor: "enquiry", label: "Ask about a home charger" };

function keepHomeScenario(scenario: string) {
  keepScenario("general_query", scenario);
}

/** What charging at home costs; the figures go with a quote or with the form that closes the page. */
export function HomeCost() {
  return <Calculator definition={homeCalculator} onScenario={keepHomeScenario} ask={ask} />;
}
