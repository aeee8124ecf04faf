// In the browser: scrolls the gallery to its end, a window at a frame; the most diagrams that stood in the document at once.
export async function scrollToEnd(): Promise<number> {
  const box = document.querySelector(".windowed")!;
  let diagrams = 0;
  while (box.scrollTop + box.clientHeight < box.scrollHeight - 1) {
    box.scrollTop += 900;
    await new Promise(requestAnimationFrame);
    diagrams = Math.max(diagrams, document.querySelectorAll(".diagram").length);
  }
  return diagrams;
}
