import { useEffect, useRef, useState } from "react";
import { formatNumber } from "#src/lib/format.ts";
import type { CalculatorDefinition, Choices, NumberInput } from "./calculator-types.ts";

/** The inputs of a calculator and their result. */
export function useCalculator(
  { choices, numbers, compute, convert }: CalculatorDefinition,
  onEstimate: (estimate: string) => void,
) {
  const element = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<Choices>(() =>
    Object.fromEntries(choices.map(({ name, options }) => [name, options[0]?.value ?? ""])),
  );
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(Object.entries(numbers).map(([name, { start }]) => [name, formatNumber(start)])),
  );
  const valuesOf = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(numbers).map(([name, input]) => [name, numberIn(input, texts[name])]));
  const values = valuesOf(typed);
  const outcome = compute(values, chosen);

  // Only values that the visitor changed make an estimate.
  const changed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the result changes
  useEffect(() => {
    if (changed.current) onEstimate(outcome.estimate);
  }, [outcome.estimate]);

  function choose(name: string, value: string) {
    changed.current = true;
    setChosen((before) => ({ ...before, [name]: value }));
    if (!convert) return;
    setTyped((before) => {
      const converted = Object.entries(convert(name, value, valuesOf(before)));
      return {
        ...before,
        ...Object.fromEntries(converted.map(([key, number = 0]) => [key, formatNumber(number)])),
      };
    });
  }
  function type(name: string, text: string) {
    changed.current = true;
    setTyped((before) => ({ ...before, [name]: text }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for values changed before hydration
  useEffect(() => {
    const inputs = [...(element.current?.querySelectorAll("input") ?? [])];
    const [radios = [], fields = []] = [true, false].map((isRadio) =>
      inputs.filter(({ type }) => (type === "radio") === isRadio),
    );
    for (const input of fields) {
      if (input.value === input.defaultValue) continue;
      const text = input.type === "range" ? formatNumber(input.valueAsNumber) : input.value;
      type(input.dataset.input ?? "", text);
    }
    // After the numbers, which a choice may convert.
    for (const { dataset, checked, value } of radios)
      if (checked && chosen[dataset.input ?? ""] !== value) choose(dataset.input ?? "", value);
  }, []);

  return { element, chosen, typed, values, outcome, choose, type };
}

/** The number in a field, `14,00,000` or plain, within its limits; `start` when it holds none. */
function numberIn({ range: [min, max], start }: NumberInput, text = ""): number {
  const number = Number.parseFloat(text.replaceAll(",", ""));
  return Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : start;
}
