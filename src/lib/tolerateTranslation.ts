/**
 * Page translation puts elements in the place of text nodes that React still holds. Removing such a text, or inserting before it, would
 * throw and take the page away (React's issue 11538). Call it once, before hydration.
 */
export function tolerateTranslation(): void {
  // oxlint-disable-next-line typescript/unbound-method -- both are called with a node below
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function removePresent<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function insertAnyway<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, child, before?.parentNode === this ? before : null);
    return child;
  };
}
