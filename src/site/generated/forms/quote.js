/* Written by "npm run generate" from schemas/forms/. Do not edit. */
// \0rolldown/runtime.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
// compiled.js
const v0 = validate10;
const func2 = require_ucs2length().default;
const formats0 = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/u;
const formats2 = /^(?:[^0-9]*[0-9]){7}/u;
const formats4 = /^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\u0001-\u0020\u007f-\u00a0]+$/u;
const formats6 = /^(?:[1-9][0-9]{3}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[1-9][0-9](?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[13579][26])00)-02-29)$/u;
const pattern0 = new RegExp("^20", "u");
const pattern1 = new RegExp("^(?:[1-9][0-9]{3}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[1-9][0-9](?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[13579][26])00)-02-29)$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.email === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.phone === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "phone" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.company === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "company" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.projectDescription === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectDescription" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func2(data0) > 100) {
					const err5 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.email !== void 0) {
			let data1 = data.email;
			if (typeof data1 === "string") {
				if (func2(data1) > 254) {
					const err7 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/maxLength",
						keyword: "maxLength",
						params: { limit: 254 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!formats0.test(data1)) {
					const err8 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/format",
						keyword: "format",
						params: { format: "email" }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/email",
					schemaPath: "#/properties/email/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.phone !== void 0) {
			let data2 = data.phone;
			if (typeof data2 === "string") {
				if (func2(data2) > 40) {
					const err10 = {
						instancePath: instancePath + "/phone",
						schemaPath: "#/properties/phone/maxLength",
						keyword: "maxLength",
						params: { limit: 40 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!formats2.test(data2)) {
					const err11 = {
						instancePath: instancePath + "/phone",
						schemaPath: "#/properties/phone/format",
						keyword: "format",
						params: { format: "tel" }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/phone",
					schemaPath: "#/properties/phone/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.company !== void 0) {
			let data3 = data.company;
			if (typeof data3 === "string") {
				if (func2(data3) > 120) {
					const err13 = {
						instancePath: instancePath + "/company",
						schemaPath: "#/properties/company/maxLength",
						keyword: "maxLength",
						params: { limit: 120 }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/company",
					schemaPath: "#/properties/company/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.jobTitle !== void 0) {
			let data4 = data.jobTitle;
			if (typeof data4 === "string") {
				if (func2(data4) > 100) {
					const err15 = {
						instancePath: instancePath + "/jobTitle",
						schemaPath: "#/properties/jobTitle/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/jobTitle",
					schemaPath: "#/properties/jobTitle/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.website !== void 0) {
			let data5 = data.website;
			if (typeof data5 === "string") {
				if (func2(data5) > 300) {
					const err17 = {
						instancePath: instancePath + "/website",
						schemaPath: "#/properties/website/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (!formats4.test(data5)) {
					const err18 = {
						instancePath: instancePath + "/website",
						schemaPath: "#/properties/website/format",
						keyword: "format",
						params: { format: "uri" }
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/website",
					schemaPath: "#/properties/website/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.projectTitle !== void 0) {
			let data6 = data.projectTitle;
			if (typeof data6 === "string") {
				if (func2(data6) > 150) {
					const err20 = {
						instancePath: instancePath + "/projectTitle",
						schemaPath: "#/properties/projectTitle/maxLength",
						keyword: "maxLength",
						params: { limit: 150 }
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/projectTitle",
					schemaPath: "#/properties/projectTitle/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.projectDescription !== void 0) {
			let data7 = data.projectDescription;
			if (typeof data7 === "string") {
				if (func2(data7) > 5e3) {
					const err22 = {
						instancePath: instancePath + "/projectDescription",
						schemaPath: "#/properties/projectDescription/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/projectDescription",
					schemaPath: "#/properties/projectDescription/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.projectType !== void 0) {
			let data8 = data.projectType;
			if (typeof data8 !== "string") {
				const err24 = {
					instancePath: instancePath + "/projectType",
					schemaPath: "#/properties/projectType/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
			if (!(data8 === "web-application" || data8 === "mobile-app" || data8 === "custom-software" || data8 === "system-integration" || data8 === "data-migration" || data8 === "crm-implementation" || data8 === "business-automation" || data8 === "ai-solution" || data8 === "cloud-migration" || data8 === "consulting" || data8 === "other")) {
				const err25 = {
					instancePath: instancePath + "/projectType",
					schemaPath: "#/properties/projectType/enum",
					keyword: "enum",
					params: {}
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.industry !== void 0) {
			let data9 = data.industry;
			if (typeof data9 !== "string") {
				const err26 = {
					instancePath: instancePath + "/industry",
					schemaPath: "#/properties/industry/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
			if (!(data9 === "healthcare" || data9 === "finance" || data9 === "retail" || data9 === "manufacturing" || data9 === "education" || data9 === "government" || data9 === "nonprofit" || data9 === "real-estate" || data9 === "hospitality" || data9 === "logistics" || data9 === "energy" || data9 === "technology" || data9 === "other")) {
				const err27 = {
					instancePath: instancePath + "/industry",
					schemaPath: "#/properties/industry/enum",
					keyword: "enum",
					params: {}
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.projectGoals !== void 0) {
			let data10 = data.projectGoals;
			if (typeof data10 === "string") {
				if (func2(data10) > 3e3) {
					const err28 = {
						instancePath: instancePath + "/projectGoals",
						schemaPath: "#/properties/projectGoals/maxLength",
						keyword: "maxLength",
						params: { limit: 3e3 }
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			} else {
				const err29 = {
					instancePath: instancePath + "/projectGoals",
					schemaPath: "#/properties/projectGoals/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
		if (data.functionalRequirements !== void 0) {
			let data11 = data.functionalRequirements;
			if (typeof data11 === "string") {
				if (func2(data11) > 5e3) {
					const err30 = {
						instancePath: instancePath + "/functionalRequirements",
						schemaPath: "#/properties/functionalRequirements/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			} else {
				const err31 = {
					instancePath: instancePath + "/functionalRequirements",
					schemaPath: "#/properties/functionalRequirements/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
		if (data.technicalRequirements !== void 0) {
			let data12 = data.technicalRequirements;
			if (typeof data12 === "string") {
				if (func2(data12) > 5e3) {
					const err32 = {
						instancePath: instancePath + "/technicalRequirements",
						schemaPath: "#/properties/technicalRequirements/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
			} else {
				const err33 = {
					instancePath: instancePath + "/technicalRequirements",
					schemaPath: "#/properties/technicalRequirements/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
		if (data.integrationNeeds !== void 0) {
			let data13 = data.integrationNeeds;
			if (typeof data13 === "string") {
				if (func2(data13) > 3e3) {
					const err34 = {
						instancePath: instancePath + "/integrationNeeds",
						schemaPath: "#/properties/integrationNeeds/maxLength",
						keyword: "maxLength",
						params: { limit: 3e3 }
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
			} else {
				const err35 = {
					instancePath: instancePath + "/integrationNeeds",
					schemaPath: "#/properties/integrationNeeds/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
		}
		if (data.userCount !== void 0) {
			let data14 = data.userCount;
			if (typeof data14 !== "string") {
				const err36 = {
					instancePath: instancePath + "/userCount",
					schemaPath: "#/properties/userCount/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
			if (!(data14 === "1-10" || data14 === "11-50" || data14 === "51-100" || data14 === "101-500" || data14 === "501-1000" || data14 === "1000+")) {
				const err37 = {
					instancePath: instancePath + "/userCount",
					schemaPath: "#/properties/userCount/enum",
					keyword: "enum",
					params: {}
				};
				if (vErrors === null) vErrors = [err37];
				else vErrors.push(err37);
				errors++;
			}
		}
		if (data.platformRequirements !== void 0) {
			let data15 = data.platformRequirements;
			if (Array.isArray(data15)) {
				if (data15.length > 8) {
					const err38 = {
						instancePath: instancePath + "/platformRequirements",
						schemaPath: "#/properties/platformRequirements/maxItems",
						keyword: "maxItems",
						params: { limit: 8 }
					};
					if (vErrors === null) vErrors = [err38];
					else vErrors.push(err38);
					errors++;
				}
				const len0 = data15.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data16 = data15[i0];
					if (typeof data16 !== "string") {
						const err39 = {
							instancePath: instancePath + "/platformRequirements/" + i0,
							schemaPath: "#/properties/platformRequirements/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err39];
						else vErrors.push(err39);
						errors++;
					}
					if (!(data16 === "Web Browser" || data16 === "iOS App" || data16 === "Android App" || data16 === "Desktop (Windows)" || data16 === "Desktop (Mac)" || data16 === "API/Backend Only" || data16 === "Cloud Platform" || data16 === "On-Premise")) {
						const err40 = {
							instancePath: instancePath + "/platformRequirements/" + i0,
							schemaPath: "#/properties/platformRequirements/items/enum",
							keyword: "enum",
							params: {}
						};
						if (vErrors === null) vErrors = [err40];
						else vErrors.push(err40);
						errors++;
					}
				}
				let i1 = data15.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data15[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err41 = {
								instancePath: instancePath + "/platformRequirements",
								schemaPath: "#/properties/platformRequirements/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								}
							};
							if (vErrors === null) vErrors = [err41];
							else vErrors.push(err41);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err42 = {
					instancePath: instancePath + "/platformRequirements",
					schemaPath: "#/properties/platformRequirements/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err42];
				else vErrors.push(err42);
				errors++;
			}
		}
		if (data.desiredStartDate !== void 0) {
			let data17 = data.desiredStartDate;
			if (typeof data17 === "string") {
				if (!formats6.test(data17)) {
					const err43 = {
						instancePath: instancePath + "/desiredStartDate",
						schemaPath: "#/properties/desiredStartDate/format",
						keyword: "format",
						params: { format: "date" }
					};
					if (vErrors === null) vErrors = [err43];
					else vErrors.push(err43);
					errors++;
				}
				if (!pattern0.test(data17)) {
					const err44 = {
						instancePath: instancePath + "/desiredStartDate",
						schemaPath: "#/properties/desiredStartDate/pattern",
						keyword: "pattern",
						params: {}
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
			} else {
				const err45 = {
					instancePath: instancePath + "/desiredStartDate",
					schemaPath: "#/properties/desiredStartDate/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err45];
				else vErrors.push(err45);
				errors++;
			}
		}
		if (data.desiredCompletionDate !== void 0) {
			let data18 = data.desiredCompletionDate;
			if (typeof data18 === "string") {
				if (!formats6.test(data18)) {
					const err46 = {
						instancePath: instancePath + "/desiredCompletionDate",
						schemaPath: "#/properties/desiredCompletionDate/format",
						keyword: "format",
						params: { format: "date" }
					};
					if (vErrors === null) vErrors = [err46];
					else vErrors.push(err46);
					errors++;
				}
				const other0 = data["desiredStartDate"];
				if (!(!pattern1.test(other0) || data18 > other0)) {
					const err47 = {
						instancePath: instancePath + "/desiredCompletionDate",
						schemaPath: "#/properties/desiredCompletionDate/after",
						keyword: "after",
						params: {}
					};
					if (vErrors === null) vErrors = [err47];
					else vErrors.push(err47);
					errors++;
				}
				if (!pattern0.test(data18)) {
					const err48 = {
						instancePath: instancePath + "/desiredCompletionDate",
						schemaPath: "#/properties/desiredCompletionDate/pattern",
						keyword: "pattern",
						params: {}
					};
					if (vErrors === null) vErrors = [err48];
					else vErrors.push(err48);
					errors++;
				}
			} else {
				const err49 = {
					instancePath: instancePath + "/desiredCompletionDate",
					schemaPath: "#/properties/desiredCompletionDate/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err49];
				else vErrors.push(err49);
				errors++;
			}
		}
		if (data.budgetRange !== void 0) {
			let data19 = data.budgetRange;
			if (typeof data19 !== "string") {
				const err50 = {
					instancePath: instancePath + "/budgetRange",
					schemaPath: "#/properties/budgetRange/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err50];
				else vErrors.push(err50);
				errors++;
			}
			if (!(data19 === "under-10k" || data19 === "10k-25k" || data19 === "25k-50k" || data19 === "50k-100k" || data19 === "100k-250k" || data19 === "250k+" || data19 === "discuss")) {
				const err51 = {
					instancePath: instancePath + "/budgetRange",
					schemaPath: "#/properties/budgetRange/enum",
					keyword: "enum",
					params: {}
				};
				if (vErrors === null) vErrors = [err51];
				else vErrors.push(err51);
				errors++;
			}
		}
		if (data.priority !== void 0) {
			let data20 = data.priority;
			if (typeof data20 !== "string") {
				const err52 = {
					instancePath: instancePath + "/priority",
					schemaPath: "#/properties/priority/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err52];
				else vErrors.push(err52);
				errors++;
			}
			if (!(data20 === "urgent" || data20 === "high" || data20 === "medium" || data20 === "low")) {
				const err53 = {
					instancePath: instancePath + "/priority",
					schemaPath: "#/properties/priority/enum",
					keyword: "enum",
					params: {}
				};
				if (vErrors === null) vErrors = [err53];
				else vErrors.push(err53);
				errors++;
			}
		}
		if (data.existingSystems !== void 0) {
			let data21 = data.existingSystems;
			if (typeof data21 === "string") {
				if (func2(data21) > 3e3) {
					const err54 = {
						instancePath: instancePath + "/existingSystems",
						schemaPath: "#/properties/existingSystems/maxLength",
						keyword: "maxLength",
						params: { limit: 3e3 }
					};
					if (vErrors === null) vErrors = [err54];
					else vErrors.push(err54);
					errors++;
				}
			} else {
				const err55 = {
					instancePath: instancePath + "/existingSystems",
					schemaPath: "#/properties/existingSystems/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err55];
				else vErrors.push(err55);
				errors++;
			}
		}
		if (data.compliance !== void 0) {
			let data22 = data.compliance;
			if (typeof data22 === "string") {
				if (func2(data22) > 2e3) {
					const err56 = {
						instancePath: instancePath + "/compliance",
						schemaPath: "#/properties/compliance/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 }
					};
					if (vErrors === null) vErrors = [err56];
					else vErrors.push(err56);
					errors++;
				}
			} else {
				const err57 = {
					instancePath: instancePath + "/compliance",
					schemaPath: "#/properties/compliance/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err57];
				else vErrors.push(err57);
				errors++;
			}
		}
		if (data.additionalServices !== void 0) {
			let data23 = data.additionalServices;
			if (Array.isArray(data23)) {
				if (data23.length > 8) {
					const err58 = {
						instancePath: instancePath + "/additionalServices",
						schemaPath: "#/properties/additionalServices/maxItems",
						keyword: "maxItems",
						params: { limit: 8 }
					};
					if (vErrors === null) vErrors = [err58];
					else vErrors.push(err58);
					errors++;
				}
				const len1 = data23.length;
				for (let i2 = 0; i2 < len1; i2++) {
					let data24 = data23[i2];
					if (typeof data24 !== "string") {
						const err59 = {
							instancePath: instancePath + "/additionalServices/" + i2,
							schemaPath: "#/properties/additionalServices/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err59];
						else vErrors.push(err59);
						errors++;
					}
					if (!(data24 === "Project Management" || data24 === "User Training" || data24 === "Documentation" || data24 === "Ongoing Support & Maintenance" || data24 === "Hosting & Infrastructure" || data24 === "Data Migration" || data24 === "Quality Assurance Testing" || data24 === "UI/UX Design")) {
						const err60 = {
							instancePath: instancePath + "/additionalServices/" + i2,
							schemaPath: "#/properties/additionalServices/items/enum",
							keyword: "enum",
							params: {}
						};
						if (vErrors === null) vErrors = [err60];
						else vErrors.push(err60);
						errors++;
					}
				}
				let i3 = data23.length;
				let j1;
				if (i3 > 1) {
					const indices1 = {};
					for (; i3--;) {
						let item1 = data23[i3];
						if (typeof item1 !== "string") continue;
						if (typeof indices1[item1] == "number") {
							j1 = indices1[item1];
							const err61 = {
								instancePath: instancePath + "/additionalServices",
								schemaPath: "#/properties/additionalServices/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i3,
									j: j1
								}
							};
							if (vErrors === null) vErrors = [err61];
							else vErrors.push(err61);
							errors++;
							break;
						}
						indices1[item1] = i3;
					}
				}
			} else {
				const err62 = {
					instancePath: instancePath + "/additionalServices",
					schemaPath: "#/properties/additionalServices/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err62];
				else vErrors.push(err62);
				errors++;
			}
		}
		if (data.howDidYouHear !== void 0) {
			let data25 = data.howDidYouHear;
			if (typeof data25 !== "string") {
				const err63 = {
					instancePath: instancePath + "/howDidYouHear",
					schemaPath: "#/properties/howDidYouHear/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err63];
				else vErrors.push(err63);
				errors++;
			}
			if (!(data25 === "google-search" || data25 === "referral" || data25 === "linkedin" || data25 === "industry-event" || data25 === "existing-client" || data25 === "online-directory" || data25 === "social-media" || data25 === "other")) {
				const err64 = {
					instancePath: instancePath + "/howDidYouHear",
					schemaPath: "#/properties/howDidYouHear/enum",
					keyword: "enum",
					params: {}
				};
				if (vErrors === null) vErrors = [err64];
				else vErrors.push(err64);
				errors++;
			}
		}
		if (data.additionalComments !== void 0) {
			let data26 = data.additionalComments;
			if (typeof data26 === "string") {
				if (func2(data26) > 3e3) {
					const err65 = {
						instancePath: instancePath + "/additionalComments",
						schemaPath: "#/properties/additionalComments/maxLength",
						keyword: "maxLength",
						params: { limit: 3e3 }
					};
					if (vErrors === null) vErrors = [err65];
					else vErrors.push(err65);
					errors++;
				}
			} else {
				const err66 = {
					instancePath: instancePath + "/additionalComments",
					schemaPath: "#/properties/additionalComments/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err66];
				else vErrors.push(err66);
				errors++;
			}
		}
	} else {
		const err67 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err67];
		else vErrors.push(err67);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
// entry.js
const schema = {
	"type": "object",
	"properties": {
		"name": {
			"type": "string",
			"maxLength": 100
		},
		"email": {
			"type": "string",
			"format": "email",
			"maxLength": 254
		},
		"phone": {
			"type": "string",
			"format": "tel",
			"maxLength": 40
		},
		"company": {
			"type": "string",
			"maxLength": 120
		},
		"jobTitle": {
			"type": "string",
			"maxLength": 100
		},
		"website": {
			"type": "string",
			"format": "uri",
			"maxLength": 300
		},
		"projectTitle": {
			"type": "string",
			"maxLength": 150
		},
		"projectDescription": {
			"type": "string",
			"maxLength": 5e3
		},
		"projectType": {
			"type": "string",
			"enum": [
				"web-application",
				"mobile-app",
				"custom-software",
				"system-integration",
				"data-migration",
				"crm-implementation",
				"business-automation",
				"ai-solution",
				"cloud-migration",
				"consulting",
				"other"
			]
		},
		"industry": {
			"type": "string",
			"enum": [
				"healthcare",
				"finance",
				"retail",
				"manufacturing",
				"education",
				"government",
				"nonprofit",
				"real-estate",
				"hospitality",
				"logistics",
				"energy",
				"technology",
				"other"
			]
		},
		"projectGoals": {
			"type": "string",
			"maxLength": 3e3
		},
		"functionalRequirements": {
			"type": "string",
			"maxLength": 5e3
		},
		"technicalRequirements": {
			"type": "string",
			"maxLength": 5e3
		},
		"integrationNeeds": {
			"type": "string",
			"maxLength": 3e3
		},
		"userCount": {
			"type": "string",
			"enum": [
				"1-10",
				"11-50",
				"51-100",
				"101-500",
				"501-1000",
				"1000+"
			]
		},
		"platformRequirements": {
			"type": "array",
			"items": {
				"type": "string",
				"enum": [
					"Web Browser",
					"iOS App",
					"Android App",
					"Desktop (Windows)",
					"Desktop (Mac)",
					"API/Backend Only",
					"Cloud Platform",
					"On-Premise"
				]
			},
			"maxItems": 8,
			"uniqueItems": true
		},
		"desiredStartDate": {
			"type": "string",
			"format": "date",
			"pattern": "^20"
		},
		"desiredCompletionDate": {
			"type": "string",
			"format": "date",
			"pattern": "^20",
			"after": "desiredStartDate"
		},
		"budgetRange": {
			"type": "string",
			"enum": [
				"under-10k",
				"10k-25k",
				"25k-50k",
				"50k-100k",
				"100k-250k",
				"250k+",
				"discuss"
			]
		},
		"priority": {
			"type": "string",
			"enum": [
				"urgent",
				"high",
				"medium",
				"low"
			]
		},
		"existingSystems": {
			"type": "string",
			"maxLength": 3e3
		},
		"compliance": {
			"type": "string",
			"maxLength": 2e3
		},
		"additionalServices": {
			"type": "array",
			"items": {
				"type": "string",
				"enum": [
					"Project Management",
					"User Training",
					"Documentation",
					"Ongoing Support & Maintenance",
					"Hosting & Infrastructure",
					"Data Migration",
					"Quality Assurance Testing",
					"UI/UX Design"
				]
			},
			"maxItems": 8,
			"uniqueItems": true
		},
		"howDidYouHear": {
			"type": "string",
			"enum": [
				"google-search",
				"referral",
				"linkedin",
				"industry-event",
				"existing-client",
				"online-directory",
				"social-media",
				"other"
			]
		},
		"additionalComments": {
			"type": "string",
			"maxLength": 3e3
		}
	},
	"required": [
		"name",
		"email",
		"phone",
		"company",
		"projectDescription"
	]
};
const validators = { "-c4909d3": v0 };
export { schema, validators };
